#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "ProcessShim.h"

#include <dirent.h>
#include <fcntl.h>
#include <fenv.h>
#include <limits.h>
#include <locale.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <unistd.h>
#if defined(__APPLE__)
#include <xlocale.h>
#endif

/* The state that every scene finds in its worker, as it was before the first. A scene that changes any of it may change
   the figures of others, so its worker is not used again. */

enum { LIMITS = RLIM_NLIMITS, SIGNALS = 65, DESCRIPTORS = 64, MORE_DESCRIPTORS = 32 };

typedef struct {
    int number;
    dev_t device;
    ino_t file;
} descriptor;

typedef struct {
    mode_t mask;
    uint64_t rounding;
    struct rlimit limits[LIMITS];
    char folder[PATH_MAX];
    uint64_t environment;
    char locale[1024];
    locale_t thread_locale;
    void (*handlers[SIGNALS])(int);
    sigset_t blocked;
    struct itimerval timers[3];
    uid_t user;
    gid_t group;
    int priority;
#ifdef __linux__
    cpu_set_t processors;
#endif
    descriptor descriptors[DESCRIPTORS];
    int descriptor_count;
} process_state;

static process_state remembered;

static mode_t current_mask(void) {
    mode_t mask = umask(0);
    umask(mask);
    return mask;
}

/* How numbers are rounded and which exceptions trap; not the exceptions that have occurred. */
static uint64_t rounding(void) {
    fenv_t environment;
    fegetenv(&environment);
#if defined(__x86_64__) && defined(__GLIBC__)
    return (uint64_t)environment.__control_word << 32 | (environment.__mxcsr & ~0x3fu);
#elif defined(__aarch64__)
    return environment.__fpcr;
#else
    return (uint64_t)fegetround();
#endif
}

static uint64_t environment_digest(void) {
    extern char **environ;
    uint64_t digest = 0xcbf29ce484222325;
    for (char **entry = environ; entry && *entry; entry++)
        for (const char *byte = *entry;; byte++) {
            digest = (digest ^ (unsigned char)*byte) * 0x100000001b3;
            if (!*byte) break;
        }
    return digest;
}

/* Without `/proc`, as far as they are low. */
static int open_descriptors(int *numbers, int capacity) {
    int count = 0;
    DIR *list = opendir("/dev/fd");
    if (list) {
        for (struct dirent *entry; (entry = readdir(list));) {
            if (entry->d_name[0] < '0' || entry->d_name[0] > '9') continue;
            int number = atoi(entry->d_name);
            if (number == dirfd(list)) continue;
            if (count < capacity) numbers[count] = number;
            count += 1;
        }
        closedir(list);
        return count;
    }
    for (int number = 0; number < 1024; number++) {
        if (fcntl(number, F_GETFD) < 0) continue;
        if (count < capacity) numbers[count] = number;
        count += 1;
    }
    return count;
}

static void take_state(process_state *state) {
    memset(state, 0, sizeof *state);
    state->mask = current_mask();
    state->rounding = rounding();
    for (int i = 0; i < LIMITS; i++) getrlimit(i, &state->limits[i]);
    if (!getcwd(state->folder, sizeof state->folder)) state->folder[0] = 0;
    state->environment = environment_digest();
    const char *locale = setlocale(LC_ALL, NULL);
    strncpy(state->locale, locale ? locale : "", sizeof state->locale - 1);
    state->thread_locale = uselocale((locale_t)0);
    for (int number = 1; number < SIGNALS; number++) {
        struct sigaction action;
        if (sigaction(number, NULL, &action) == 0) state->handlers[number] = action.sa_handler;
    }
    pthread_sigmask(SIG_SETMASK, NULL, &state->blocked);
    for (int i = 0; i < 3; i++) {
        getitimer(i, &state->timers[i]);
        /* The time left differs at each look. */
        if (timerisset(&state->timers[i].it_value)) state->timers[i].it_value = (struct timeval){1, 0};
    }
    state->user = geteuid();
    state->group = getegid();
    state->priority = getpriority(PRIO_PROCESS, 0);
#ifdef __linux__
    sched_getaffinity(0, sizeof state->processors, &state->processors);
#endif
}

void processshim_remember_state(void) {
    take_state(&remembered);
    int numbers[DESCRIPTORS];
    int count = open_descriptors(numbers, DESCRIPTORS);
    remembered.descriptor_count = count < DESCRIPTORS ? count : DESCRIPTORS;
    for (int i = 0; i < remembered.descriptor_count; i++) {
        struct stat info;
        descriptor *one = &remembered.descriptors[i];
        one->number = numbers[i];
        if (fstat(numbers[i], &info) != 0) continue;
        one->device = info.st_dev;
        one->file = info.st_ino;
    }
}

static bool descriptors_changed(void) {
    for (int i = 0; i < remembered.descriptor_count; i++) {
        struct stat info;
        const descriptor *one = &remembered.descriptors[i];
        if (fstat(one->number, &info) != 0 || info.st_dev != one->device || info.st_ino != one->file) return true;
    }
    /* Foundation and the runtime open a few when they first need them. */
    return open_descriptors(NULL, 0) > remembered.descriptor_count + MORE_DESCRIPTORS;
}

static bool signals_changed(const process_state *now) {
    if (memcmp(now->handlers, remembered.handlers, sizeof now->handlers)) return true;
    for (int number = 1; number < SIGNALS; number++)
        if (sigismember(&now->blocked, number) != sigismember(&remembered.blocked, number)) return true;
    return false;
}

const char *processshim_changed_state(void) {
    process_state now;
    take_state(&now);
    if (now.mask != remembered.mask) return "the mask of file modes";
    if (now.rounding != remembered.rounding) return "the rounding of numbers";
    if (memcmp(now.limits, remembered.limits, sizeof now.limits)) return "a resource limit";
    if (strcmp(now.folder, remembered.folder)) return "the current folder";
    if (now.environment != remembered.environment) return "the environment variables";
    if (strcmp(now.locale, remembered.locale) || now.thread_locale != remembered.thread_locale) return "the locale";
    if (signals_changed(&now)) return "the handling of signals";
    if (memcmp(now.timers, remembered.timers, sizeof now.timers)) return "a timer";
    if (now.user != remembered.user || now.group != remembered.group) return "the user";
    if (now.priority != remembered.priority) return "the priority";
#ifdef __linux__
    if (!CPU_EQUAL(&now.processors, &remembered.processors)) return "the processors it may use";
#endif
    if (descriptors_changed()) return "the open files";
    return NULL;
}

void processshim_restore_state(void) {
    umask(remembered.mask);
    fesetenv(FE_DFL_ENV);
    for (int i = 0; i < LIMITS; i++) {
        if (setrlimit(i, &remembered.limits[i]) == 0) continue;
        /* A lowered hard limit stays. */
        struct rlimit limit;
        getrlimit(i, &limit);
        limit.rlim_cur = limit.rlim_max;
        setrlimit(i, &limit);
    }
    srand(1);
    /* Other than srandom, also from a generator of another size. */
    static char generator[128];
    initstate(1, generator, sizeof generator);
    srand48(1);
}
