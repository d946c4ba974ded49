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

/* The descriptor of a worker's own folder. */
#define PROCESSSHIM_FOLDER 4

/* Starts a program in a process group of its own. Returns 0, or the errno of what failed. If the folder cannot be opened,
   `/dev/null` takes its place. */
int processshim_start(
    const char *path, char *const argv[], char *const environment[], const char *folder, processshim_worker *worker);

/* Kills a worker and the processes in its group. */
void processshim_kill(pid_t pid);

/* What has happened to a child, without waiting. The child stays until `processshim_wait`. */
typedef enum { PROCESSSHIM_RUNS, PROCESSSHIM_HAS_ENDED, PROCESSSHIM_IS_STOPPED } processshim_condition;
processshim_condition processshim_condition_of(pid_t pid);

/* Waits for a process to end, and kills it after the given time; then kills what is left of its group. Returns the signal
   that ended it, or 0 with its exit status in `status`; -1 if it had to be killed or there is no such child. */
int processshim_wait(pid_t pid, int milliseconds, int *status);

/* Sets a worker up: it ends with its parent's thread (Linux), prints line by line so that output survives a crash, keeps
   memory, and reports a stack overflow on standard error. */
void processshim_become_worker(void);

/* On a crash, prints the places in a library that it went through, innermost first, as FILE:LINE:COLUMN. The symbolizer is
   llvm-symbolizer, which reads the library's debug information. Only on Linux. */
void processshim_trace_crashes(const char *symbolizer, const char *library);
/* ---- The program itself ---- */

/* The arguments of the process and how many they are, also where there is no `/proc`, on which Swift's list depends. */
char **processshim_arguments(int *count);

/* The path of the running program's file, on Linux even if a build has replaced it since; without `/proc`, the path by
   which it was started. NULL if unknown. */
const char *processshim_program(void);

/* Until `processshim_allow_exit`, a process that ends by exit() says so on standard error, and its status is 1. */
void processshim_forbid_exit(void);
void processshim_allow_exit(void);

/* ---- What a scene may change in its process ---- */

/* Remembers the state of the process: mask of file modes, floating-point environment, limits, folder, environment
   variables, locale, signals, timers, user, and open descriptors. To be called on the first thread, as the next two. */
void processshim_remember_state(void);

/* Returns the name of something that is not as remembered; NULL if all is. More descriptors count once they are many. */
const char *processshim_changed_state(void);

/* Restores what is needed to write a file, and starts the C library's random numbers anew. */
void processshim_restore_state(void);

/* Keeps the memory of large buffers for the next ones (glibc). */
void processshim_keep_memory(void);

/* Flushes standard output and error. `fflush(NULL)` would wait for a thread that reads standard input. */
void processshim_flush_output(void);

/* Until they are caught, signals that end the process from outside are named on standard error before they do. */
void processshim_report_signals(void);

/* Restores the default action of these signals. */
void processshim_leave_signals(void);

/* Keeps the signals that would end the process for `processshim_take_signal`, and ignores SIGPIPE. */
void processshim_catch_signals(void);

/* Returns the number of the last signal caught since the last call, or 0. */
int processshim_take_signal(void);

/* The same, but leaves it for the next call. */
int processshim_seen_signal(void);

/* Catches them no longer: the next one ends the process, and is named. */
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
