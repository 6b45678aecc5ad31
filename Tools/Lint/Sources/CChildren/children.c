#define _GNU_SOURCE

#include "CChildren.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#endif

static void close_from(int first) {
#if defined(__linux__) && defined(SYS_close_range)
  if (syscall(SYS_close_range, (unsigned)first, ~0U, 0U) == 0) return;
#endif
  long limit = sysconf(_SC_OPEN_MAX);
  for (int file = first; file < (limit > 0 ? limit : 1024); file++) close(file);
}

static void reset_signals(void) {
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

pid_t child_start(const char *path, char *const arguments[], char *const environment[],
                  const char *folder, int output) {
  int failure[2];
  if (pipe(failure) != 0) return -1;
  pid_t parent = getpid();
  pid_t child = fork();
  if (child == 0) {
    // From here on only calls that are safe after a fork.
    fcntl(failure[1], F_SETFD, FD_CLOEXEC);
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGINT);
#endif
    if (getppid() != parent) _exit(130);
    // A group of its own: the terminal's Ctrl-C goes to the parent, which passes it on.
    setpgid(0, 0);
    reset_signals();
    int empty = open("/dev/null", O_RDONLY);
    int ok = empty >= 0 && dup2(empty, 0) == 0 && chdir(folder) == 0;
    if (ok && output >= 0) ok = dup2(output, 1) == 1 && dup2(output, 2) == 2;
    // The report of a failure is the only other descriptor, and ends with a success.
    if (ok && failure[1] != 3) ok = dup2(failure[1], 3) == 3;
    int report = ok ? 3 : failure[1];
    if (ok) {
      fcntl(report, F_SETFD, FD_CLOEXEC);
      close_from(4);
      execve(path, arguments, environment);
    }
    int code = errno;
    ssize_t written = write(report, &code, sizeof code);
    _exit(written < 0 ? 126 : 127);
  }
  int code = child < 0 ? errno : 0;
  close(failure[1]);
  int told = 0;
  ssize_t count = child < 0 ? 0 : read(failure[0], &told, sizeof told);
  close(failure[0]);
  if (count == sizeof told) {
    waitpid(child, NULL, 0);
    child = -1;
    code = told;
  }
  if (child < 0) errno = code;
  return child;
}

int child_signal_file(const int *signals, int count) {
#ifdef __linux__
  sigset_t set;
  sigemptyset(&set);
  for (int index = 0; index < count; index++) sigaddset(&set, signals[index]);
  if (sigprocmask(SIG_BLOCK, &set, NULL) != 0) return -1;
  return signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
#else
  errno = ENOSYS;
  return -1;
#endif
}

int child_read_signal(int file) {
#ifdef __linux__
  struct signalfd_siginfo info;
  if (read(file, &info, sizeof info) == sizeof info) return (int)info.ssi_signo;
#endif
  return -1;
}

int child_exit_code(pid_t process) {
  if (process < 2) return 127;
  int status = 0;
  pid_t ended = waitpid(process, &status, WNOHANG);
  if (ended == 0) return -1;
  if (ended < 0) return 127;
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

int child_signal(pid_t process, int signal) {
  if (process < 2) return EINVAL;
  return kill(process, signal) == 0 ? 0 : errno;
}
