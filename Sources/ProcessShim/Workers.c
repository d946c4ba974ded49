#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "ProcessShim.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <malloc.h>
#endif

/* Moves a descriptor above those given to a worker, so that dup2 does not overwrite it. It closes on exec. */
static int lift(int descriptor) {
    int lifted = fcntl(descriptor, F_DUPFD_CLOEXEC, PROCESSSHIM_FOLDER + 1), error = errno;
    close(descriptor);
    errno = error;
    return lifted;
}

static int make_pipe(int ends[2]) {
    int raw[2];
    if (pipe(raw) != 0) return errno;
    int error = 0;
    for (int i = 0; i < 2; i++)
        if ((ends[i] = lift(raw[i])) < 0) error = errno;
    return error;
}

static int open_folder(const char *path, int *descriptor) {
    int raw = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (raw < 0) raw = open("/dev/null", O_RDONLY | O_CLOEXEC);
    *descriptor = raw < 0 ? raw : lift(raw);
    return *descriptor < 0 ? errno : 0;
}

static void close_all(int *descriptors, int count) {
    for (int i = 0; i < count; i++)
        if (descriptors[i] >= 0) close(descriptors[i]);
}

int processshim_start(
    const char *path, char *const argv[], char *const environment[], const char *folder, processshim_worker *worker) {
    int ends[7] = {-1, -1, -1, -1, -1, -1, -1};
    int *orders = ends, *answers = ends + 2, *log = ends + 4;
    int error = make_pipe(orders);
    if (!error) error = make_pipe(answers);
    if (!error) error = make_pipe(log);
    if (!error) error = open_folder(folder, &ends[6]);
    if (error) {
        close_all(ends, 7);
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
    posix_spawn_file_actions_adddup2(&actions, ends[6], PROCESSSHIM_FOLDER);
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
        close_all(ends, 7);
        return error;
    }
    close(orders[0]);
    close(answers[1]);
    close(log[1]);
    close(ends[6]);
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
