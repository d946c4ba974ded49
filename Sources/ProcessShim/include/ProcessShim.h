#ifndef PROCESSSHIM_H
#define PROCESSSHIM_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* Processes, signals and the Swift runtime's sections, where Swift needs C. */

/* The supervisor's end of a worker. */
typedef struct {
    pid_t pid;
    int orders;  /* for writing: its standard input */
    int answers; /* for reading: its descriptor PROCESSSHIM_ANSWERS */
    int log;     /* for reading: its standard output and error */
} processshim_worker;

/* The descriptor of a worker's answers. Its standard output is for what scenes print. */
#define PROCESSSHIM_ANSWERS 3

/* Starts a program in a process group of its own. Returns 0, or the errno of what failed. */
int processshim_start(const char *path, char *const argv[], char *const environment[], processshim_worker *worker);

/* Kills a worker and the processes in its group. */
void processshim_kill(pid_t pid);

/* Waits for a process to end, and kills it after the given time. Returns the signal that ended it, or 0 with its exit
   status in `status`; -1 if there is no such child. */
int processshim_wait(pid_t pid, int milliseconds, int *status);

/* Sets a worker up: it ends with its parent's thread (Linux), keeps its answers from processes it starts, prints line by
   line so that output survives a crash, keeps memory, and reports a stack overflow on standard error. */
void processshim_become_worker(void);

/* On a crash, prints the places in a library that it went through, innermost first, as FILE:LINE:COLUMN. The symbolizer is
   llvm-symbolizer, which reads the library's debug information. Only on Linux. */
void processshim_trace_crashes(const char *symbolizer, const char *library);

/* Keeps the memory of large buffers for the next ones (glibc). */
void processshim_keep_memory(void);

/* Flushes standard output and error. `fflush(NULL)` would wait for a thread that reads standard input. */
void processshim_flush_output(void);

/* Catches SIGINT, SIGTERM and SIGHUP for `processshim_take_signal`, and ignores SIGPIPE. */
void processshim_catch_signals(void);

/* Returns the number of the last signal caught since the last call, or 0. */
int processshim_take_signal(void);

/* Restores the default action of the caught signals. */
void processshim_release_signals(void);

/* Returns the width of the terminal behind a descriptor in columns, or 0 if unknown. */
int processshim_columns(int descriptor);


/* Bytes of the program or of a shared library. */
typedef struct {
    const void *start;
    size_t length;
} processshim_section;

/* Writes the sections with records of protocol conformances, of the program and of every shared library now loaded, and
   returns their number, which may be greater than the capacity. 0 except on Linux. */
size_t processshim_conformances(processshim_section *sections, size_t capacity);

#endif
