#ifndef PROCESSSHIM_H
#define PROCESSSHIM_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* What Swift cannot do by itself between processes: variadic calls, signal handlers, spawning with pipes. */

/* The supervisor's end of a worker. */
typedef struct {
    pid_t pid;
    int orders;  /* for writing: its standard input */
    int answers; /* for reading: its descriptor PROCESSSHIM_ANSWERS */
    int log;     /* for reading: its standard output and error */
} processshim_worker;

/* Where a worker writes its answers: its standard output is its scenes' to print to. */
#define PROCESSSHIM_ANSWERS 3

/* Starts a program in a process group of its own. Returns 0, or the errno of what failed. */
int processshim_start(const char *path, char *const argv[], char *const environment[], processshim_worker *worker);

/* Kills a worker and what it started, and waits for it. */
void processshim_kill(pid_t pid);

/* Waits for the end of a process; kills it when it has not ended within the time. Returns its signal, or 0 with its
   exit status in `status`; -1 when there is no such child. */
int processshim_wait(pid_t pid, int milliseconds, int *status);

/* Keeps a descriptor from what this process starts. */
void processshim_close_on_exec(int descriptor);

/* Has the process keep the memory of its large buffers for the next ones, where the C library can. */
void processshim_keep_memory(void);

/* Has what is printed leave the process at the end of each line, so that it outlives a crash. */
void processshim_print_by_line(void);

/* Writes out what was printed. Not `fflush(NULL)`, which waits for whoever reads standard input. */
void processshim_flush_output(void);

/* Has the kernel kill this process when its parent's thread ends, where the kernel can. */
void processshim_end_with_parent(void);

/* Has a stack overflow say so on standard error before it ends the process. */
void processshim_name_stack_overflow(void);

/* Has sets and dictionaries come in the same order in every process, as SWIFT_DETERMINISTIC_HASHING=1 does, where the
   runtime lets it. To be called before there are any. */
void processshim_hash_alike(void);

/* Watches over what this process does of its own accord until `processshim_unguard`: should it crash, end itself, take
   more than `memory` bytes (0: any) or `milliseconds`, or be interrupted, the program begins again from the start. It
   cannot see SIGKILL, nor a stack that overflows on another thread than this. What is printed meanwhile goes nowhere else,
   and nothing can be read. Returns 0, or an errno where it cannot be done, as where it has begun again: then nothing has
   changed. */
int processshim_guard(size_t memory, int milliseconds);

/* Ends the watch, and goes back to the folder it began in. What was printed meanwhile is in `bytes`, which is to be freed,
   and its length in `count`. Returns the signal that has interrupted in the last moment, or 0. */
int processshim_unguard(char **bytes, size_t *count);

/* Begins again from the start now, under guard; returns where that cannot be done. */
void processshim_begin_again(void);

/* To be called first of all: a program that has begun again takes its input and output and its folder back. Input and
   output that are closed stay so, and nothing else takes their numbers. */
void processshim_resume(void);

/* The number of the signal for which this program has begun again, 0 for another reason; -1 where it has not. */
int processshim_begun_again(void);

/* Catches SIGINT, SIGTERM and SIGHUP: their numbers come out of the descriptor returned, one byte each. Ignores
   SIGPIPE. -1 when there are no descriptors left. Safe to call again. */
int processshim_catch_signals(void);

/* Gives the signals caught back to the system. */
void processshim_release_signals(void);

/* How many columns the terminal behind a descriptor has; 0 where there is none, or it does not say. */
int processshim_columns(int descriptor);

/* 128 bits that stand for the bytes, beginning from `state`; the same on every machine. No defence against malice. */
void processshim_digest(const void *bytes, size_t count, uint64_t state[2]);

/* The paths of the shared libraries of this process, each ended by a newline; returns how many bytes there are. */
size_t processshim_libraries(char *paths, size_t capacity);

/* Memory of a process in bytes, 0 where it cannot be had: what is resident now, and for this process its peak. */
size_t processshim_resident(pid_t pid);
size_t processshim_peak(void);

/* Begins the peak anew, where the kernel can. */
void processshim_reset_peak(void);

#endif
