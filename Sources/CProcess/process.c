#define _GNU_SOURCE

#include "process.h"

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <sys/resource.h>
#include <unistd.h>

int64_t process_raise_descriptor_limit(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 0;
  // More would only be slow to walk through.
  rlim_t most = limit.rlim_max > 1048576 ? 1048576 : limit.rlim_max;
  if (limit.rlim_cur < most) {
    rlim_t before = limit.rlim_cur;
    limit.rlim_cur = most;
    if (setrlimit(RLIMIT_NOFILE, &limit) != 0) limit.rlim_cur = before;
  }
  return (int64_t)limit.rlim_cur;
}

#ifdef __linux__

#include <execinfo.h>
#include <fcntl.h>
#include <pthread.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/syscall.h>

// What Foundation's run loop itself calls; exported by libdispatch for it, without a header.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

int process_die_with_parent(int signal) {
  return prctl(PR_SET_PDEATHSIG, signal, 0, 0, 0) == 0 ? 0 : errno;
}

static unsigned seconds_without_parent;

static void parent_is_gone(int number) { alarm(seconds_without_parent); }

int process_end_soon_after_parent(unsigned seconds) {
  seconds_without_parent = seconds;
  struct sigaction action = {.sa_handler = parent_is_gone, .sa_flags = SA_RESTART};
  if (sigaction(SIGHUP, &action, NULL) != 0) return errno;
  signal(SIGALRM, SIG_DFL);
  return process_die_with_parent(SIGHUP);
}

int process_close_from(posix_spawn_file_actions_t *actions, int first) {
#ifdef __GLIBC__
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
#else
  return ENOTSUP;
#endif
}

void process_set_name(const char *name) { prctl(PR_SET_NAME, name, 0, 0, 0); }

int process_memory_file(const char *name, int64_t size) {
  int file = memfd_create(name, MFD_CLOEXEC);
  if (file >= 0 && ftruncate(file, size) != 0) {
    int error = errno;
    close(file);
    errno = error;
    return -1;
  }
  return file;
}

int process_signal_file(const int *signals, int count) {
  sigset_t set;
  sigemptyset(&set);
  for (int index = 0; index < count; index++) sigaddset(&set, signals[index]);
  if (sigprocmask(SIG_BLOCK, &set, NULL) != 0) return -1;
  return signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

int process_read_signal(int file) {
  struct signalfd_siginfo info;
  ssize_t count = read(file, &info, sizeof info);
  return count == sizeof info ? (int)info.ssi_signo : -1;
}

static uint64_t *stack_place;
static int stack_room;

static void write_stack(int signal) {
  (void)signal;
  int error = errno;
  void *frames[64];
  int count = backtrace(frames, 64);
  // The first one is this function, the next one what the system calls it by.
  int length = count - 2;
  if (length > stack_room - 1) length = stack_room - 1;
  if (length < 0) length = 0;
  for (int index = 0; index < length; index++)
    stack_place[index + 1] = (uint64_t)(uintptr_t)frames[index + 2];
  __atomic_store_n(stack_place, (uint64_t)length, __ATOMIC_RELEASE);
  errno = error;
}

int process_write_stack_on(int signal, uint64_t *place, int room) {
  stack_place = place;
  stack_room = room;
  // The first call loads a library, which a signal handler must not do.
  void *frame;
  backtrace(&frame, 1);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = write_stack;
  action.sa_flags = SA_RESTART;
  return sigaction(signal, &action, NULL) == 0 ? 0 : errno;
}

static const int crashes[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP};
static struct sigaction next_actions[sizeof crashes / sizeof *crashes];
static int crash_line = -1;
static const char *report_folder;

// A program that writes a report takes 60 MB and a core for a second. Ten at once are more than a small server has,
// and nobody waits for them.
static int may_report(void) {
  setpriority(PRIO_PROCESS, 0, 19);
  process_end_first(1000);
  if (report_folder == NULL) return 1;
  // Closed, and with it the lock, when this process ends, which waits for its report.
  int folder = open(report_folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  return folder < 0 || flock(folder, LOCK_EX | LOCK_NB) == 0;
}

static void hang_up(int signal, siginfo_t *info, void *context) {
  shutdown(crash_line, SHUT_WR);
  int reports = may_report();
  for (size_t index = 0; index < sizeof crashes / sizeof *crashes; index++) {
    if (crashes[index] != signal) continue;
    struct sigaction *next = &next_actions[index];
    if (!reports) {
      next->sa_flags = 0;
      next->sa_handler = SIG_DFL;
    }
    // If nothing else handles it, what failed fails once more, and ends the process.
    sigaction(signal, next, NULL);
    if (next->sa_flags & SA_SIGINFO)
      next->sa_sigaction(signal, info, context);
    else if (next->sa_handler != SIG_DFL && next->sa_handler != SIG_IGN)
      next->sa_handler(signal);
    else if (info->si_code <= 0)
      raise(signal);
  }
}

void process_hang_up_on_crash(int socket, const char *reports) {
  crash_line = socket;
  report_folder = reports == NULL ? NULL : strdup(reports);
  for (size_t index = 0; index < sizeof crashes / sizeof *crashes; index++) {
    struct sigaction action;
    if (sigaction(crashes[index], NULL, &next_actions[index]) != 0) continue;
    action = next_actions[index];
    action.sa_sigaction = hang_up;
    action.sa_flags |= SA_SIGINFO | SA_ONSTACK;
    sigaction(crashes[index], &action, NULL);
  }
}

void process_lower_priority(int process, int steps) {
  // The server's own priority may be low already.
  setpriority(PRIO_PROCESS, (id_t)process, getpriority(PRIO_PROCESS, 0) + steps);
}

// Called in a signal handler, too, where numbers cannot be printed.
void process_end_first(int score) {
  char digits[8];
  int length = 0;
  for (int rest = score; rest > 0 && length < 7; rest /= 10) digits[length++] = (char)('0' + rest % 10);
  char text[8];
  for (int index = 0; index < length; index++) text[index] = digits[length - 1 - index];
  int file = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
  if (file < 0) return;
  ssize_t count = write(file, text, (size_t)length);
  (void)count;
  close(file);
}

int process_set_thread_stacks(int64_t size) {
#ifdef __GLIBC__
  pthread_attr_t attributes;
  int error = pthread_attr_init(&attributes);
  if (error != 0) return error;
  error = pthread_attr_setstacksize(&attributes, (size_t)size);
  if (error == 0) error = pthread_setattr_default_np(&attributes);
  pthread_attr_destroy(&attributes);
  return error;
#else
  return ENOTSUP;
#endif
}

int process_limit_data(int64_t size) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_DATA, &limit) != 0) return errno;
  rlim_t wanted = (rlim_t)size;
  if (limit.rlim_cur != RLIM_INFINITY && limit.rlim_cur <= wanted) return 0;
  limit.rlim_cur = wanted;
  return setrlimit(RLIMIT_DATA, &limit) == 0 ? 0 : errno;
}

void process_write_no_core(void) {
  // A limit of 0 does not hold where the system pipes images to a program, and 1 does: see core(5) and the
  // kernel's fs/coredump.c.
  struct rlimit limit = {1, 1};
  setrlimit(RLIMIT_CORE, &limit);
}

void process_give_way(void) { setpriority(PRIO_PROCESS, (id_t)syscall(SYS_gettid), 19); }

// Room for the one descriptor of a message, aligned as its header.
union file_message {
  struct cmsghdr header;
  char space[CMSG_SPACE(sizeof(int))];
};

int process_send_file(int socket, int file) {
  char byte = 0;
  struct iovec part = {&byte, 1};
  union file_message control;
  memset(&control, 0, sizeof control);
  struct msghdr message = {.msg_iov = &part,
                           .msg_iovlen = 1,
                           .msg_control = control.space,
                           .msg_controllen = sizeof control.space};
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(sizeof file);
  memcpy(CMSG_DATA(header), &file, sizeof file);
  return sendmsg(socket, &message, MSG_NOSIGNAL) == 1 ? 0 : errno;
}

int process_receive_file(int socket) {
  char byte;
  struct iovec part = {&byte, 1};
  union file_message control;
  struct msghdr message = {.msg_iov = &part,
                           .msg_iovlen = 1,
                           .msg_control = control.space,
                           .msg_controllen = sizeof control.space};
  if (recvmsg(socket, &message, MSG_CMSG_CLOEXEC) != 1) return -1;
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  if (header == NULL || header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS ||
      header->cmsg_len != CMSG_LEN(sizeof(int))) {
    errno = EPROTO;
    return -1;
  }
  int file;
  memcpy(&file, CMSG_DATA(header), sizeof file);
  return file;
}

int64_t process_peer_user(int socket) {
  struct ucred peer;
  socklen_t size = sizeof peer;
  return getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 ? (int64_t)peer.uid : -1;
}

int process_main_queue_file(void) { return _dispatch_get_main_queue_handle_4CF(); }

void process_drain_main_queue(void) { _dispatch_main_queue_callback_4CF(NULL); }

#else

int process_die_with_parent(int signal) { return ENOTSUP; }

int process_end_soon_after_parent(unsigned seconds) { return ENOTSUP; }

int process_close_from(posix_spawn_file_actions_t *actions, int first) { return ENOTSUP; }

void process_set_name(const char *name) {}

int process_memory_file(const char *name, int64_t size) {
  errno = ENOTSUP;
  return -1;
}

int process_signal_file(const int *signals, int count) {
  errno = ENOTSUP;
  return -1;
}

int process_read_signal(int file) { return -1; }

int process_write_stack_on(int signal, uint64_t *place, int room) { return ENOTSUP; }

void process_hang_up_on_crash(int socket, const char *reports) {}

void process_end_first(int score) {}

int process_set_thread_stacks(int64_t size) { return ENOTSUP; }

int process_limit_data(int64_t size) { return ENOTSUP; }

void process_lower_priority(int process, int steps) {}

void process_write_no_core(void) {}

void process_give_way(void) {}

int process_send_file(int socket, int file) { return ENOTSUP; }

int process_receive_file(int socket) {
  errno = ENOTSUP;
  return -1;
}

int64_t process_peer_user(int socket) { return -1; }

int process_main_queue_file(void) { return -1; }

void process_drain_main_queue(void) {}

#endif
