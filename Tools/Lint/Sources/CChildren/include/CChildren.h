#pragma once

#include <sys/types.h>

/// Starts a program in a folder. It has the standard streams and no other descriptor, no blocked or ignored
/// signal, an empty standard input, and gets SIGINT when the thread that started it ends.
/// `output` is its standard output and error; with -1 they are those of this process.
/// Returns the process, or -1 with errno set.
pid_t child_start(const char *path, char *const arguments[], char *const environment[],
                  const char *folder, int output);

/// Blocks these signals, and opens a descriptor from which they are read instead.
/// Returns the descriptor, or -1 with errno set.
int child_signal_file(const int *signals, int count);

/// Takes one signal off such a descriptor. Returns its number, or -1 if there is none.
int child_read_signal(int file);

/// The exit code of an ended process as shells tell it, or -1 while it runs. The child is gone afterwards.
int child_exit_code(pid_t process);

/// Sends a signal to one process. A number below 2 names many processes or the first one, and is refused.
/// Returns 0, or the error number.
int child_signal(pid_t process, int signal);
