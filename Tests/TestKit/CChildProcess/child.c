// Forks, since `posix_spawn` cannot make a terminal the controlling one everywhere: Linux creates the session before it
// opens the files, macOS afterwards. Between fork and exec, the child calls async-signal-safe functions only.

#include "CChildProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
// A fork copies the page tables of the test process: `swift test` would take half as long again. The child shares this
// process's memory, where it writes only `code` and `errno`.
#define fork_briefly vfork
#else
#define fork_briefly fork
#endif

// No child inherits the pipe of another.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int open_as(int stream, const char *path, int flags) {
    int file = open(path, flags | O_NOCTTY, 0600);
    if (file < 0 || file == stream) return file;
    int result = dup2(file, stream);
    close(file);
    return result;
}

// Makes a terminal among the streams the controlling one.
static int control(void) {
    for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; stream++) {
        if (isatty(stream)) return ioctl(stream, TIOCSCTTY, 0);
    }
    return 0;
}

static void reset_signals(void) {
    struct sigaction action = {.sa_handler = SIG_DFL};
    sigset_t none;
    sigemptyset(&action.sa_mask);
    sigemptyset(&none);
    for (int number = 1; number < NSIG; number++) sigaction(number, &action, NULL);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

// Returns only if the program cannot be started.
static void start(
    char *const *arguments, char *const *environment, const char *input, const char *output, const char *messages,
    _Bool leads_session
) {
    if (leads_session && setsid() < 0) return;
    if (open_as(STDIN_FILENO, input, O_RDWR) < 0) return;
    if (open_as(STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_APPEND) < 0) return;
    if (open_as(STDERR_FILENO, messages, O_WRONLY | O_CREAT | O_APPEND) < 0) return;
    if (leads_session && control() < 0) return;
    reset_signals();
    execve(arguments[0], arguments, environment);
}

int child_start(
    char *const *arguments, char *const *environment, const char *input, const char *output, const char *messages,
    _Bool leads_session, pid_t *id
) {
    // The start of the program closes the child's end; before, it writes why that failed.
    int failure[2], code = 0;
    sigset_t all, before;
    sigfillset(&all);
    pthread_mutex_lock(&lock);
    if (pipe(failure) != 0) {
        code = errno;
        pthread_mutex_unlock(&lock);
        return code;
    }
    for (int end = 0; end < 2; end++) fcntl(failure[end], F_SETFD, FD_CLOEXEC);
    // The child must not run this process's handlers.
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pid_t child = fork_briefly();
    if (child == 0) {
        start(arguments, environment, input, output, messages, leads_session);
        code = errno;
        (void)!write(failure[1], &code, sizeof code);
        _exit(127);
    }
    if (child < 0) code = errno;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    close(failure[1]);
    pthread_mutex_unlock(&lock);
    if (child > 0) {
        while (read(failure[0], &code, sizeof code) < 0 && errno == EINTR) {}
        if (code != 0) while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
    }
    close(failure[0]);
    *id = child;
    return code;
}
