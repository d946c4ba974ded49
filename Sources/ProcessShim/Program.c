#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "ProcessShim.h"

#include <limits.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/auxv.h>
#endif

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
