#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "ProcessShim.h"

#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

/* What ends a process from outside and can be handled. Of crashes the supervisor or the Swift runtime tells. */
#define ENDING(number) {number, "error: ended by " #number "\n"}
static const struct {
    int number;
    const char *message;
} ending[] = {
    ENDING(SIGINT),  ENDING(SIGTERM),   ENDING(SIGHUP),  ENDING(SIGQUIT), ENDING(SIGUSR1), ENDING(SIGUSR2),
    ENDING(SIGALRM), ENDING(SIGVTALRM), ENDING(SIGPROF), ENDING(SIGXCPU),
#ifdef __linux__
    ENDING(SIGIO),   ENDING(SIGPWR),    ENDING(SIGSTKFLT),
#endif
};
enum { ENDINGS = sizeof ending / sizeof ending[0] };

static volatile sig_atomic_t signaled;

static void keep(int number) { signaled = number; }

static void report(int number) {
    for (int i = 0; i < ENDINGS; i++)
        if (ending[i].number == number) {
            ssize_t ignored = write(2, ending[i].message, strlen(ending[i].message));
            (void)ignored;
        }
    signal(number, SIG_DFL);
    raise(number);
}

/* A signal ignored from the start, as under nohup, stays ignored. */
static void handle(void (*handler)(int)) {
    struct sigaction action, before;
    memset(&action, 0, sizeof action);
    action.sa_handler = handler;
    for (int i = 0; i < ENDINGS; i++)
        if (sigaction(ending[i].number, NULL, &before) == 0 && before.sa_handler != SIG_IGN)
            sigaction(ending[i].number, &action, NULL);
    /* A parent may have blocked them, and then this process could not be interrupted. */
    sigset_t ours;
    sigemptyset(&ours);
    for (int i = 0; i < ENDINGS; i++) sigaddset(&ours, ending[i].number);
    pthread_sigmask(SIG_UNBLOCK, &ours, NULL);
}

void processshim_report_signals(void) { handle(report); }

void processshim_leave_signals(void) { handle(SIG_DFL); }

void processshim_catch_signals(void) {
    handle(keep);
    signal(SIGPIPE, SIG_IGN);
}

int processshim_take_signal(void) {
    int number = signaled;
    signaled = 0;
    return number;
}

int processshim_seen_signal(void) { return signaled; }

void processshim_release_signals(void) { processshim_report_signals(); }
