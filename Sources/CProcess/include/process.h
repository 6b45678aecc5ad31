#pragma once

#include <spawn.h>
#include <stdint.h>

/// Lets the kernel send a signal to this process when the thread that started it ends.
/// Returns 0, or the error number.
int process_die_with_parent(int signal);

/// Leaves this process a number of seconds when the thread that started it ends; then the kernel ends it, whatever it
/// does. It uses SIGHUP and SIGALRM. Returns 0, or the error number.
int process_end_soon_after_parent(unsigned seconds);

/// Lets a started process close all descriptors from this number up. Returns 0, or the error number.
int process_close_from(posix_spawn_file_actions_t *actions, int first);

/// Raises the number of descriptors that this process may have to the most that the system allows it.
/// Returns that number.
int64_t process_raise_descriptor_limit(void);

/// Sets what lists of processes call this process; at most 15 bytes are shown.
void process_set_name(const char *name);

/// Opens an unnamed file in memory. Returns its descriptor, or -1 with
/// errno set.
int process_memory_file(const char *name, int64_t size);

/// Blocks these signals, and opens a descriptor from which they are read instead.
/// Returns the descriptor, or -1 with errno set.
int process_signal_file(const int *signals, int count);

/// Takes one signal off such a descriptor. Returns its number, or -1 if there is none.
int process_read_signal(int file);

/// Writes where the main thread is whenever this signal comes: how many calls it is in, and their addresses,
/// the innermost first. Call on the main thread, with a place in memory that stays, and how many numbers have
/// room there. Returns 0, or the error number.
int process_write_stack_on(int signal, uint64_t *place, int room);

/// Ends what this process says on a socket as soon as it crashes, before it writes where it was: who listens
/// need not wait for that. Call it when whatever else handles signals of crashes does so; that runs next, unless
/// another process of the folder for reports writes one at this moment.
void process_hang_up_on_crash(int socket, const char *reports);

/// Lets the system end this process, and those that it starts, before others when it has no memory left. Scores
/// are those of oom_score_adj, from 1 to 1000.
void process_end_first(int score);

/// Sets how many bytes of addresses the stack of a new thread has. Returns 0, or the error number.
int process_set_thread_stacks(int64_t size);

/// Lets an allocation fail that would take the memory for data of this process beyond a number of bytes. Returns
/// 0, or the error number.
int process_limit_data(int64_t size);

/// Lets the calling thread run only while no other thread of the machine wants to.
void process_give_way(void);

/// Lets other processes go before this one (0) or a started one, which gets a priority so many steps below this one's.
void process_lower_priority(int process, int steps);

/// Lets the system write no image of this process's memory when it crashes.
void process_write_no_core(void);

/// Sends an open file over a Unix socket, with one byte. Returns 0, or the error number.
int process_send_file(int socket, int file);

/// Takes an open file from a Unix socket, to be closed on exec. Returns its descriptor, or -1 with errno
/// set.
int process_receive_file(int socket);

/// The user that the process at the other end of a Unix socket ran as when it connected, or -1.
int64_t process_peer_user(int socket);

/// The event descriptor that is readable while the main dispatch queue has work, or -1.
int process_main_queue_file(void);

/// Runs what the main dispatch queue holds. Call on the main thread only.
void process_drain_main_queue(void);
