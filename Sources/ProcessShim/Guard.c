#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "ProcessShim.h"

#include <errno.h>

#ifdef __linux__

#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

/* What is printed beyond this is more than anybody reads: whoever prints it is to be stopped. */
static const off_t room = 1 << 20;

static struct {
    /* While others' code runs. */
    atomic_int is_on;
    /* Processes that scenes start are not ours to begin again. */
    pid_t owner;
    size_t memory;
    int milliseconds;
    /* Standard input, output and error as they were, and the folder we were in. */
    int standard[3];
    int folder;
    int output;
    /* Ends the watch when written to. */
    int wake[2];
    pthread_t watcher;
    sigset_t mask;
    /* Whoever crashes may have no room left on its stack. */
    char *stack;
    stack_t stack_before;
    struct sigaction before[NSIG];
    char **arguments;
    char **environment;
    /* In the variable's text: two digits. */
    char *interrupt;
} guard;

static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS, SIGPIPE, SIGXFSZ};
static const int interrupts[] = {SIGINT, SIGTERM, SIGHUP};
#define COUNT(list) ((int)(sizeof(list) / sizeof(list)[0]))

/* ---- Beginning again ---- */

/* The environment variable of a program that has begun again: the number of the signal that interrupted it or 0, and the
   descriptors that are its standard ones and its folder. It takes them itself: until then other threads go on printing. */
#define VARIABLE "PLUMBLINE_BEGUN_AGAIN"

/* Only calls that are safe in a signal handler. */
static void begin_again(int interrupt) {
    if (getpid() != guard.owner || !atomic_exchange(&guard.is_on, 0)) return;
    for (int i = 0; i < 3; i++) fcntl(guard.standard[i], F_SETFD, 0);
    fcntl(guard.folder, F_SETFD, 0);
    guard.interrupt[0] = (char)('0' + interrupt / 10);
    guard.interrupt[1] = (char)('0' + interrupt % 10);
    sigprocmask(SIG_SETMASK, &guard.mask, NULL);
    execve("/proc/self/exe", guard.arguments, guard.environment);
}

/* What `processshim_resume` has found. */
static int resumed = -1;

void processshim_resume(void) {
    /* Where one is closed, the next file to be opened would take its place. This one can be neither read nor written. */
    for (int i = 0; i < 3; i++)
        if (fcntl(i, F_GETFD) < 0) open("/dev/null", i == 0 ? O_WRONLY : O_RDONLY);
    const char *text = getenv(VARIABLE);
    int interrupt, standard[3], folder;
    if (!text || sscanf(text, "%d %d %d %d %d", &interrupt, standard, standard + 1, standard + 2, &folder) != 5) return;
    unsetenv(VARIABLE);
    resumed = interrupt;
    for (int i = 0; i < 3; i++) {
        dup2(standard[i], i);
        close(standard[i]);
    }
    if (fchdir(folder) == 0) close(folder);
}

int processshim_begun_again(void) { return resumed; }

void processshim_begin_again(void) { begin_again(0); }

static void on_crash(int number) {
    begin_again(0);
    signal(number, SIG_DFL);
    raise(number);
}

static void on_interrupt(int number) {
    int error = errno;
    unsigned char byte = (unsigned char)number;
    ssize_t ignored = write(guard.wake[1], &byte, 1);
    (void)ignored;
    errno = error;
}

static void on_exit_of_scene(void) { begin_again(0); }

/* In place of the C library's: whoever calls it means to tell nobody. */
void _exit(int status) {
    begin_again(0);
    syscall(SYS_exit_group, status);
    __builtin_unreachable();
}

void _Exit(int status) { _exit(status); }

/* ---- Watching ---- */

static void *watch(void *unused) {
    (void)unused;
    const int step = 20;
    for (int left = guard.milliseconds; left > 0; left -= step) {
        struct pollfd wake = {.fd = guard.wake[0], .events = POLLIN};
        if (poll(&wake, 1, step) > 0) {
            unsigned char number = 0;
            if (read(guard.wake[0], &number, 1) == 1 && number) begin_again(number);
            return NULL;
        }
        if (guard.memory && processshim_resident(guard.owner) > guard.memory) break;
    }
    begin_again(0);
    return NULL;
}

/* ---- Setting up ---- */

/* As this program was started. */
static int copy_arguments(void) {
    const size_t most = 1 << 20;
    int file = open("/proc/self/cmdline", O_RDONLY | O_CLOEXEC);
    if (file < 0) return -1;
    char *text = malloc(most);
    size_t length = 0, count = 0;
    ssize_t more = 0;
    while (text && length < most && (more = read(file, text + length, most - length)) > 0) length += (size_t)more;
    close(file);
    if (!text || length == 0 || length == most || text[length - 1]) return -1;
    for (size_t i = 0; i < length; i++) count += text[i] == 0;
    if (!(guard.arguments = calloc(count + 1, sizeof(char *)))) return -1;
    for (size_t i = 0, place = 0; i < count; i++) {
        guard.arguments[i] = text + place;
        place += strlen(text + place) + 1;
    }
    return 0;
}

static int copy_environment(void) {
    extern char **environ;
    size_t count = 0;
    while (environ[count]) count++;
    guard.environment = calloc(count + 2, sizeof(char *));
    if (!guard.environment) return ENOMEM;
    for (size_t i = 0; i < count; i++)
        if (!(guard.environment[i] = strdup(environ[i]))) return ENOMEM;
    const size_t length = 128;
    char *text = malloc(length);
    if (!text) return ENOMEM;
    snprintf(
        text, length, VARIABLE "=00 %d %d %d %d", guard.standard[0], guard.standard[1], guard.standard[2], guard.folder);
    guard.environment[count] = text;
    guard.interrupt = text + strlen(VARIABLE "=");
    return 0;
}

/* A place for what is printed, which does not grow. */
static int make_output(void) {
    int file = memfd_create("printed", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (file < 0) return -1;
    /* Where files may not be as large, none is made, and nobody is to die of it. */
    void (*before)(int) = signal(SIGXFSZ, SIG_IGN);
    int made = ftruncate(file, room) == 0 && fcntl(file, F_ADD_SEALS, F_SEAL_GROW) == 0;
    signal(SIGXFSZ, before);
    if (made) return file;
    close(file);
    return -1;
}

int processshim_guard(size_t memory, int milliseconds) {
    if (guard.owner || resumed >= 0) return ENOTSUP;
    for (int i = 0; i < 3; i++) guard.standard[i] = fcntl(i, F_DUPFD_CLOEXEC, 10);
    guard.folder = open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    guard.output = make_output();
    const size_t stack_size = 64 << 10;
    guard.stack = malloc(stack_size);
    int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (guard.standard[0] < 0 || guard.standard[1] < 0 || guard.standard[2] < 0 || guard.folder < 0 || guard.output < 0
        || nothing < 0 || !guard.stack || copy_arguments() != 0 || copy_environment() != 0
        || pipe2(guard.wake, O_CLOEXEC | O_NONBLOCK) != 0)
        return ENOTSUP;
    guard.memory = memory;
    guard.milliseconds = milliseconds;
    guard.owner = getpid();
    sigprocmask(SIG_SETMASK, NULL, &guard.mask);
    processshim_flush_output();
    dup2(nothing, 0);
    close(nothing);
    dup2(guard.output, 1);
    dup2(guard.output, 2);
    stack_t stack = {.ss_sp = guard.stack, .ss_size = stack_size};
    sigaltstack(&stack, &guard.stack_before);
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_flags = SA_ONSTACK;
    action.sa_handler = on_crash;
    for (int i = 0; i < COUNT(crashes); i++) sigaction(crashes[i], &action, &guard.before[crashes[i]]);
    action.sa_flags |= SA_RESTART;
    action.sa_handler = on_interrupt;
    for (int i = 0; i < COUNT(interrupts); i++) {
        sigaction(interrupts[i], NULL, &guard.before[interrupts[i]]);
        /* What whoever started us has ignored, as nohup does, stays ignored. */
        if (guard.before[interrupts[i]].sa_handler != SIG_IGN) sigaction(interrupts[i], &action, NULL);
    }
    atexit(on_exit_of_scene);
    at_quick_exit(on_exit_of_scene);
    atomic_store(&guard.is_on, 1);
    sigset_t all, ours;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &ours);
    int error = pthread_create(&guard.watcher, NULL, watch, NULL);
    pthread_sigmask(SIG_SETMASK, &ours, NULL);
    /* Nobody would see that a scene does not end. */
    if (error) begin_again(0);
    return 0;
}

int processshim_unguard(char **bytes, size_t *count) {
    processshim_flush_output();
    off_t end = lseek(guard.output, 0, SEEK_CUR);
    if (end >= room) begin_again(0);
    unsigned char done = 0;
    ssize_t ignored = write(guard.wake[1], &done, 1);
    (void)ignored;
    pthread_join(guard.watcher, NULL);
    atomic_store(&guard.is_on, 0);
    for (int i = 0; i < COUNT(crashes); i++) sigaction(crashes[i], &guard.before[crashes[i]], NULL);
    for (int i = 0; i < COUNT(interrupts); i++) sigaction(interrupts[i], &guard.before[interrupts[i]], NULL);
    sigaltstack(&guard.stack_before, NULL);
    for (int i = 0; i < 3; i++) {
        dup2(guard.standard[i], i);
        close(guard.standard[i]);
    }
    /* Scenes may have gone elsewhere. */
    if (fchdir(guard.folder) == 0) close(guard.folder);
    *bytes = malloc((size_t)end + 1);
    ssize_t length = *bytes && end > 0 ? pread(guard.output, *bytes, (size_t)end, 0) : 0;
    *count = length > 0 ? (size_t)length : 0;
    close(guard.output);
    /* Whoever interrupts in these last moments is not to wait in vain. */
    unsigned char number = 0, late = 0;
    while (read(guard.wake[0], &number, 1) == 1)
        if (number) late = number;
    return late;
}

#else

int processshim_guard(size_t memory, int milliseconds) {
    (void)memory;
    (void)milliseconds;
    return ENOTSUP;
}

int processshim_unguard(char **bytes, size_t *count) {
    *bytes = NULL;
    *count = 0;
    return 0;
}

void processshim_begin_again(void) {}

void processshim_resume(void) {}

int processshim_begun_again(void) { return -1; }

#endif
