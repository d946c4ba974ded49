#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "ProcessShim.h"

#include <pthread.h>
#include <signal.h>
#include <string.h>

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
