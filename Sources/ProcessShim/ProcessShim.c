#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "ProcessShim.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <dlfcn.h>
#include <execinfo.h>
#include <malloc.h>
#include <sys/auxv.h>
#include <sys/prctl.h>
#include <ucontext.h>
#endif

/* ---- Workers ---- */

/* Both ends close on exec, and lie above the descriptors given to a worker, so that dup2 does not overwrite them. */
static int make_pipe(int ends[2]) {
    int raw[2];
    if (pipe(raw) != 0) return errno;
    for (int i = 0; i < 2; i++) ends[i] = fcntl(raw[i], F_DUPFD_CLOEXEC, PROCESSSHIM_ANSWERS + 1);
    int error = ends[0] < 0 || ends[1] < 0 ? errno : 0;
    close(raw[0]);
    close(raw[1]);
    return error;
}

static void close_all(int *descriptors, int count) {
    for (int i = 0; i < count; i++)
        if (descriptors[i] >= 0) close(descriptors[i]);
}

int processshim_start(const char *path, char *const argv[], char *const environment[], processshim_worker *worker) {
    int ends[6] = {-1, -1, -1, -1, -1, -1};
    int *orders = ends, *answers = ends + 2, *log = ends + 4;
    int error = make_pipe(orders);
    if (!error) error = make_pipe(answers);
    if (!error) error = make_pipe(log);
    if (error) {
        close_all(ends, 6);
        return error;
    }
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    posix_spawn_file_actions_adddup2(&actions, orders[0], 0);
    posix_spawn_file_actions_adddup2(&actions, log[1], 1);
    posix_spawn_file_actions_adddup2(&actions, log[1], 2);
    posix_spawn_file_actions_adddup2(&actions, answers[1], PROCESSSHIM_ANSWERS);
    sigset_t none, ours;
    sigemptyset(&none);
    sigemptyset(&ours);
    int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGPIPE};
    for (int i = 0; i < 4; i++) sigaddset(&ours, signals[i]);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &ours);
    /* A process group of its own, so that the terminal interrupts the supervisor only. */
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(
        &attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
    error = posix_spawn(&worker->pid, path, &actions, &attributes, argv, environment);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    if (error) {
        close_all(ends, 6);
        return error;
    }
    close(orders[0]);
    close(answers[1]);
    close(log[1]);
    worker->orders = orders[1];
    worker->answers = answers[0];
    worker->log = log[0];
    fcntl(worker->answers, F_SETFL, O_NONBLOCK);
    fcntl(worker->log, F_SETFL, O_NONBLOCK);
    return 0;
}

void processshim_kill(pid_t pid) {
    /* The group may not exist (any more); the process exists until it is waited for. */
    kill(-pid, SIGKILL);
    kill(pid, SIGKILL);
}

processshim_condition processshim_condition_of(pid_t pid) {
    siginfo_t info;
    memset(&info, 0, sizeof info);
    if (waitid(P_PID, (id_t)pid, &info, WEXITED | WSTOPPED | WNOHANG | WNOWAIT) != 0 || info.si_pid == 0)
        return PROCESSSHIM_RUNS;
    return info.si_code == CLD_STOPPED ? PROCESSSHIM_IS_STOPPED : PROCESSSHIM_HAS_ENDED;
}

int processshim_wait(pid_t pid, int milliseconds, int *status) {
    bool has_ended = false;
    while (!(has_ended = processshim_condition_of(pid) == PROCESSSHIM_HAS_ENDED) && milliseconds-- > 0) usleep(1000);
    /* Before its number is given up: the processes it started are still in its group. */
    processshim_kill(pid);
    int raw = 0;
    pid_t ended;
    do ended = waitpid(pid, &raw, 0);
    while (ended < 0 && errno == EINTR);
    if (ended < 0 || !has_ended) return -1;
    if (WIFSIGNALED(raw)) return WTERMSIG(raw);
    *status = WEXITSTATUS(raw);
    return 0;
}

/* A large figure's buffers are 8 MB each. Returning them after every figure costs more in page faults than drawing does.
   Larger buffers are rare and are returned. */
void processshim_keep_memory(void) {
#if defined(__GLIBC__)
    mallopt(M_MMAP_THRESHOLD, 12 << 20);
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
    /* Pango looks up every font in every size on a new thread. Without these limits each thread would get a malloc arena
       of its own, and a stack as large as the first thread's limit. */
    mallopt(M_ARENA_MAX, 1);
    pthread_attr_t threads;
    pthread_attr_init(&threads);
    pthread_attr_setstacksize(&threads, 8 << 20);
    pthread_setattr_default_np(&threads);
    pthread_attr_destroy(&threads);
    /* Large pages for the first figure's buffers avoid some thousand page faults. */
    size_t room = 24 << 20, page = 2 << 20;
    char *next = malloc(room);
    if (!next) return;
    char *begin = (char *)(((uintptr_t)next + page - 1) & ~(uintptr_t)(page - 1));
    madvise(begin, (size_t)(next + room - begin) & ~(page - 1), MADV_HUGEPAGE);
    free(next);
#endif
}

void processshim_flush_output(void) {
    fflush(stdout);
    fflush(stderr);
}

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

/* ---- Invalid memory, and stack overflow ---- */

static char overflow_stack[64 << 10];

static void on_fault(int number, siginfo_t *info, void *context) {
    /* An overflow faults near the end of the first thread's stack, where nothing else is mapped. */
    static const char message[] = "the stack overflowed: something calls itself without end\n";
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
    setvbuf(stdout, NULL, _IOLBF, 0);
    processshim_keep_memory();
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

/* ---- Signals of the supervisor ---- */

static volatile sig_atomic_t signaled;
static const int caught[] = {SIGINT, SIGTERM, SIGHUP};

static void on_signal(int number) { signaled = number; }

void processshim_catch_signals(void) {
    struct sigaction action, before;
    memset(&action, 0, sizeof action);
    action.sa_handler = on_signal;
    sigset_t ours;
    sigemptyset(&ours);
    for (int i = 0; i < 3; i++) {
        sigaddset(&ours, caught[i]);
        /* A signal ignored from the start, as under nohup, stays ignored. */
        if (sigaction(caught[i], NULL, &before) == 0 && before.sa_handler != SIG_IGN) sigaction(caught[i], &action, NULL);
    }
    /* A parent may have blocked them, and then this process could not be interrupted. */
    pthread_sigmask(SIG_UNBLOCK, &ours, NULL);
    signal(SIGPIPE, SIG_IGN);
}

int processshim_take_signal(void) {
    int number = signaled;
    signaled = 0;
    return number;
}

void processshim_release_signals(void) {
    for (int i = 0; i < 3; i++) {
        struct sigaction before;
        if (sigaction(caught[i], NULL, &before) == 0 && before.sa_handler == on_signal) signal(caught[i], SIG_DFL);
    }
}

/* ---- The program itself ---- */

static char **arguments;
static int argument_count;
static char program[PATH_MAX];

#if defined(__GLIBC__) || defined(__APPLE__)
/* The loader passes what main gets. */
__attribute__((constructor)) static void keep_arguments(int count, char **values) {
    argument_count = count;
    arguments = values;
#ifdef __linux__
    const char *started = (const char *)getauxval(AT_EXECFN);
    /* Now, because a scene may change the current folder. */
    if (access("/proc/self/exe", F_OK) == 0) strcpy(program, "/proc/self/exe");
    else if (!started || !realpath(started, program)) program[0] = 0;
#endif
}
#endif

char **processshim_arguments(int *count) {
    *count = argument_count;
    return arguments;
}

const char *processshim_program(void) { return program[0] ? program : NULL; }

static volatile bool exit_is_allowed;

static void at_exit(void) {
    if (exit_is_allowed) return;
    static const char message[] =
        "error: the program was ended by exit() before its command was done: a catalog's own code must return\n";
    ssize_t ignored = write(2, message, sizeof message - 1);
    (void)ignored;
    _exit(1);
}

void processshim_forbid_exit(void) {
    exit_is_allowed = false;
    atexit(at_exit);
}

void processshim_allow_exit(void) { exit_is_allowed = true; }

/* ---- Terminal ---- */

int processshim_columns(int descriptor) {
    struct winsize size;
    return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

/* ---- Sections ---- */

#ifdef __linux__
/* The runtime's record of an image's sections, as far as it is used here. */
typedef struct {
    uintptr_t version;
    const void *base;
    void *unused[2];
    processshim_section protocols;
    processshim_section conformances;
} metadata_sections;

extern void swift_enumerateAllMetadataSections(bool (*body)(const metadata_sections *, void *), void *context);

typedef struct {
    processshim_section *sections;
    size_t capacity;
    size_t count;
} section_list;

static bool add_section(const metadata_sections *sections, void *context) {
    section_list *list = context;
    if (sections->conformances.length == 0) return true;
    if (list->count < list->capacity) list->sections[list->count] = sections->conformances;
    list->count += 1;
    return true;
}

size_t processshim_conformances(processshim_section *sections, size_t capacity) {
    section_list list = {sections, capacity, 0};
    swift_enumerateAllMetadataSections(add_section, &list);
    return list.count;
}
#else
size_t processshim_conformances(processshim_section *sections, size_t capacity) {
    (void)sections;
    (void)capacity;
    return 0;
}
#endif
