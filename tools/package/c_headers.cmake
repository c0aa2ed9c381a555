# The headers of C and of POSIX: where a folder is searched for headers, one of these names would hide the
# system's. The header of a grammar with such a name is uric_NAME.h.
set(URIC_C_HEADERS
  aio alloca assert complex cpio ctype dirent dlfcn endian err errno fcntl features fenv float fmtmsg fnmatch ftw
  getopt glob grp iconv inttypes iso646 langinfo libgen libintl limits locale malloc math memory monetary mqueue
  ndbm netdb nl_types paths poll pthread pty pwd regex resolv sched search semaphore setjmp sgtty shadow signal
  spawn stab stdalign stdarg stdatomic stdbit stdbool stdckdint stddef stdint stdio stdlib stdnoreturn string
  strings stropts syslog tar termio termios tgmath threads time trace uchar ucontext ulimit unistd utime utmp
  utmpx values wait wchar wctype wordexp)
