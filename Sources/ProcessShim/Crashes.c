#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "ProcessShim.h"

#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <dlfcn.h>
#include <execinfo.h>
#include <sys/prctl.h>
#include <ucontext.h>
#endif

/* ---- Places of crashes ---- */

#ifdef __linux__
static char trace_symbolizer[4096], trace_library[4096], trace_object[4096 + 8];
enum { TRACE_FRAMES = 64, TRACE_PLACES = 4 };

static void *program_counter(void *context) {
#if defined(__x86_64__)
    return (void *)((ucontext_t *)context)->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
    return (void *)((ucontext_t *)context)->uc_mcontext.pc;
#else
    return NULL;
#endif
}

/* Prints the lines of the library that led here, the innermost first. */
static void print_places(void *context) {
    if (!trace_library[0]) return;
    void *frames[TRACE_FRAMES];
    static char addresses[TRACE_PLACES][24];
    char *arguments[TRACE_PLACES + 4] = {trace_symbolizer, trace_object, "--functions=none"};
    int places = 0, count = backtrace(frames, TRACE_FRAMES);
    void *counter = program_counter(context);
    for (int i = 0; i < count && places < TRACE_PLACES; i++) {
        Dl_info image;
        if (!dladdr(frames[i], &image) || !image.dli_fname || strcmp(image.dli_fname, trace_library) != 0) continue;
        /* A return address may be of the next line. */
        size_t offset = (size_t)((char *)frames[i] - (char *)image.dli_fbase) - (frames[i] == counter ? 0 : 1);
        snprintf(addresses[places], sizeof addresses[places], "0x%zx", offset);
        arguments[3 + places] = addresses[places];
        places++;
    }
    if (places > 0) {
        /* fork would wait for the allocator, which may be what crashed. */
        pid_t child = vfork();
        if (child == 0) {
            dup2(STDERR_FILENO, STDOUT_FILENO);
            execv(trace_symbolizer, arguments);
            _exit(127);
        }
        if (child > 0) waitpid(child, NULL, 0);
    }
}
#else
static void print_places(void *context) { (void)context; }
#endif

/* ---- Signals from outside ---- */

/* A scene is not to blame for them. Timers and faults come from the system, abort() and raise() from the process itself. */
static bool is_sent_by_others(const siginfo_t *info) {
#ifdef __linux__
    bool is_sent = info->si_code == SI_USER || info->si_code == SI_TKILL || info->si_code == SI_QUEUE;
    return is_sent && info->si_pid != getpid();
#else
    (void)info;
    return false;
#endif
}

static void on_sent(int number, siginfo_t *info, void *context) {
    if (is_sent_by_others(info)) raise(SIGKILL);
    print_places(context);
    signal(number, SIG_DFL);
    raise(number);
}

static void report_sent(void) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = on_sent;
    action.sa_flags = SA_SIGINFO;
    const int numbers[] = {SIGILL,  SIGTRAP, SIGABRT, SIGFPE,  SIGTERM, SIGHUP,
                           SIGINT,  SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM};
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) sigaction(numbers[i], &action, NULL);
}

/* ---- Invalid memory, and stack overflow ---- */

static char overflow_stack[64 << 10];

static void on_fault(int number, siginfo_t *info, void *context) {
    /* An overflow faults near the end of the first thread's stack, where nothing else is mapped. */
    static const char message[] = "the stack overflowed: something calls itself without end\n";
    if (is_sent_by_others(info)) raise(SIGKILL);
    struct rlimit limit;
    extern char **environ;
    uintptr_t top = (uintptr_t)environ;
    if (getrlimit(RLIMIT_STACK, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) {
        uintptr_t depth = top - (uintptr_t)info->si_addr;
        if ((uintptr_t)info->si_addr < top && depth + (2u << 20) > limit.rlim_cur && depth < limit.rlim_cur + (2u << 20)) {
            ssize_t ignored = write(2, message, sizeof message - 1);
            (void)ignored;
        }
    }
    print_places(context);
    signal(number, SIG_DFL);
}

static void report_faults(void) {
    stack_t stack = {.ss_sp = overflow_stack, .ss_size = sizeof overflow_stack};
    if (sigaltstack(&stack, NULL) != 0) return;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = on_fault;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigaction(SIGSEGV, &action, NULL);
    sigaction(SIGBUS, &action, NULL);
}

void processshim_become_worker(void) {
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    /* The supervisor tells what has ended its worker. */
    processshim_leave_signals();
    setvbuf(stdout, NULL, _IOLBF, 0);
    processshim_keep_memory();
    report_sent();
    report_faults();
}

/* ---- Crashes ---- */

#ifdef __linux__
static void on_crash(int number, siginfo_t *info, void *context) {
    (void)info;
    print_places(context);
    signal(number, SIG_DFL);
    raise(number);
}

void processshim_trace_crashes(const char *symbolizer, const char *library) {
    snprintf(trace_symbolizer, sizeof trace_symbolizer, "%s", symbolizer);
    snprintf(trace_library, sizeof trace_library, "%s", library);
    snprintf(trace_object, sizeof trace_object, "--obj=%s", library);
    /* Loads what it needs now, not in a handler. */
    void *frame;
    backtrace(&frame, 1);
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = on_crash;
    action.sa_flags = SA_SIGINFO | SA_RESETHAND;
    const int crashes[] = {SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS};
    for (int i = 0; i < 5; i++) sigaction(crashes[i], &action, NULL);
}
#else
void processshim_trace_crashes(const char *symbolizer, const char *library) {}
#endif
