#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "ProcessShim.h"

/* Swift's system generator asks the kernel for random bytes, on Linux through `syscall`. A program's own function of that
   name comes before the C library's, so it can answer with a sequence of a seed while a scene is drawn. */

typedef struct {
    bool on;
    uint64_t value;
} sequence;

static _Thread_local sequence present;

void processshim_seed_random(uint64_t seed) { present = (sequence){.on = true, .value = seed}; }

bool processshim_suspend_seed(void) {
    bool was_on = present.on;
    present.on = false;
    return was_on;
}

void processshim_resume_seed(void) { present.on = true; }

#if defined(__linux__)
#include <dlfcn.h>
#include <stdarg.h>
#include <sys/syscall.h>

/* SplitMix64. */
static uint64_t next(void) {
    uint64_t z = present.value += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

static long seeded_bytes(unsigned char *bytes, size_t count) {
    for (size_t i = 0; i < count;) {
        uint64_t word = next();
        for (int k = 0; k < 8 && i < count; k++, word >>= 8) bytes[i++] = (unsigned char)word;
    }
    return (long)count;
}

typedef long (*system_call)(long, long, long, long, long, long, long);

long syscall(long number, ...) {
    va_list list;
    va_start(list, number);
    long values[6];
    for (int i = 0; i < 6; i++) values[i] = va_arg(list, long);
    va_end(list);
    if (number == SYS_getrandom && present.on) return seeded_bytes((unsigned char *)values[0], (size_t)values[1]);
    static _Atomic(system_call) real;
    system_call call = real;
    if (!call) real = call = (system_call)dlsym(RTLD_NEXT, "syscall");
    return call(number, values[0], values[1], values[2], values[3], values[4], values[5]);
}
#endif
