/* Asks a command as ClickHouse asks a program of a pool: writes a block of lines, waits for as many
 * lines, and only then writes the next block. Each block but the last is torn, so that the command
 * also gets a part of a line and must wait for the rest.
 *
 *     exchange [-n] LINES COMMAND... <QUESTIONS >ANSWERS
 *
 * LINES is the number of lines in a block; -n: the command's ends of both pipes do not block. A
 * command that keeps an answer back makes the exchange wait forever. The exit status is that of the
 * command, or 99 if the answers to a block are too many or too few. */
#define _XOPEN_SOURCE 700

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sys/wait.h>
#include <unistd.h>

static _Noreturn void give_up(const char *message) {
    fprintf(stderr, "exchange: %s\n", message);
    exit(99);
}

static void require(bool holds, const char *what) {
    if (!holds)
        give_up(what);
}

/* The command, and this process's ends of the pipes to it. */
struct peer {
    pid_t process;
    int questions, answers;
};

static struct peer start(char **command, bool non_blocking) {
    int to[2], from[2];
    require(pipe(to) == 0 && pipe(from) == 0, "pipe");
    if (non_blocking) {
        fcntl(to[0], F_SETFL, O_NONBLOCK);
        fcntl(from[1], F_SETFL, O_NONBLOCK);
    }
    fcntl(to[1], F_SETFL, O_NONBLOCK);
    pid_t process = fork();
    require(process >= 0, "fork");
    if (process == 0) {
        dup2(to[0], STDIN_FILENO);
        dup2(from[1], STDOUT_FILENO);
        for (int i = 0; i < 2; i++) {
            close(to[i]);
            close(from[i]);
        }
        execvp(command[0], command);
        _exit(127);
    }
    close(to[0]);
    close(from[1]);
    return (struct peer){process, to[1], from[0]};
}

/* Reads what has come; returns the number of lines in it. */
static size_t take_answers(const struct peer *peer) {
    static char bytes[1 << 16];
    size_t lines = 0;
    ssize_t count = read(peer->answers, bytes, sizeof bytes);
    require(count > 0, "the command ended too early");
    for (ssize_t i = 0; i < count; i++)
        lines += bytes[i] == '\n';
    fwrite(bytes, 1, (size_t)count, stdout);
    return lines;
}

/* Writes the bytes, while it takes the answers that come; adds the number of these to *lines. */
static void ask(const struct peer *peer, const char *bytes, size_t len, size_t *lines) {
    struct pollfd ends[2] = {{peer->questions, POLLOUT, 0}, {peer->answers, POLLIN, 0}};
    while (len > 0) {
        require(poll(ends, 2, -1) > 0, "poll");
        if (ends[1].revents != 0)
            *lines += take_answers(peer);
        ssize_t count = ends[0].revents != 0 ? write(peer->questions, bytes, len) : 0;
        require(count >= 0 || errno == EAGAIN, "the command closed its input");
        bytes += count > 0 ? count : 0;
        len -= count > 0 ? (size_t)count : 0;
    }
}

/* Reads the next lines of the file; the last may lack its newline. Returns their number. */
static size_t read_block(FILE *file, size_t most, char **bytes, size_t *len) {
    static char *line;
    static size_t size;
    size_t lines = 0;
    ssize_t count;
    for (*len = 0; lines < most && (count = getline(&line, &size, file)) > 0; lines++) {
        *bytes = realloc(*bytes, *len + (size_t)count);
        require(*bytes != NULL, "out of memory");
        memcpy(*bytes + *len, line, (size_t)count);
        *len += (size_t)count;
    }
    return lines;
}

int main(int argc, char **argv) {
    bool non_blocking = argc > 1 && strcmp(argv[1], "-n") == 0;
    require(argc > 2 + non_blocking, "arguments are missing");
    size_t most = strtoul(argv[1 + non_blocking], NULL, 10), len = 0, asked, answered = 0;
    struct peer peer = start(argv + 2 + non_blocking, non_blocking);
    char *block = NULL;
    while ((asked = read_block(stdin, most, &block, &len)) > 0) {
        bool ended = block[len - 1] == '\n'; /* or the end of input answers the last line */
        ask(&peer, block, len / 2, &answered);
        ask(&peer, block + len / 2, len - len / 2, &answered);
        while (answered < asked - !ended)
            answered += take_answers(&peer);
        require(answered == asked - !ended, "more answers than questions");
        answered = 0;
        if (!ended)
            break;
    }
    free(block);
    close(peer.questions);
    char byte;
    while (read(peer.answers, &byte, 1) > 0)
        putchar(byte);
    int status;
    require(waitpid(peer.process, &status, 0) == peer.process && WIFEXITED(status), "wait");
    return WEXITSTATUS(status);
}
