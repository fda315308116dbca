#pragma once
#include <errno.h>
#include <fcntl.h>
#include <linux/sched.h>
#include <seccomp.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// What a process that reads strangers' files never needs. SCMP_SYS and SCMP_A1 are macros, and so is every way to name a
// call of the kernel: the filter is put together in C.
static inline int shim_confine(void) {
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
    if (!filter) return -ENOMEM;
    int status = 0;
#define REFUSE(name, number) if (!status) status = seccomp_rule_add_array(filter, SCMP_ACT_ERRNO(number), SCMP_SYS(name), 0, NULL)
    // The network. The one socket it has was made for it; those it could make itself are refused.
    REFUSE(socket, EPERM); REFUSE(socketpair, EPERM); REFUSE(connect, EPERM); REFUSE(bind, EPERM);
    REFUSE(listen, EPERM); REFUSE(accept, EPERM); REFUSE(accept4, EPERM);
    // Other programs, and other processes.
    REFUSE(execve, EPERM); REFUSE(execveat, EPERM); REFUSE(fork, EPERM); REFUSE(vfork, EPERM);
    REFUSE(ptrace, EPERM); REFUSE(process_vm_readv, EPERM); REFUSE(process_vm_writev, EPERM);
    REFUSE(kill, EPERM); REFUSE(pidfd_open, EPERM); REFUSE(pidfd_send_signal, EPERM); REFUSE(pidfd_getfd, EPERM);
    REFUSE(prlimit64, EPERM); REFUSE(setrlimit, EPERM);
    // Names of files.
    REFUSE(creat, EPERM); REFUSE(unlink, EPERM); REFUSE(unlinkat, EPERM); REFUSE(rename, EPERM);
    REFUSE(renameat, EPERM); REFUSE(renameat2, EPERM); REFUSE(link, EPERM); REFUSE(linkat, EPERM);
    REFUSE(symlink, EPERM); REFUSE(symlinkat, EPERM); REFUSE(mkdir, EPERM); REFUSE(mkdirat, EPERM);
    REFUSE(rmdir, EPERM); REFUSE(mknod, EPERM); REFUSE(mknodat, EPERM); REFUSE(truncate, EPERM);
    REFUSE(chmod, EPERM); REFUSE(fchmod, EPERM); REFUSE(fchmodat, EPERM); REFUSE(chown, EPERM);
    REFUSE(fchown, EPERM); REFUSE(lchown, EPERM); REFUSE(fchownat, EPERM); REFUSE(setxattr, EPERM);
    REFUSE(lsetxattr, EPERM); REFUSE(fsetxattr, EPERM); REFUSE(utimensat, EPERM); REFUSE(mount, EPERM);
    REFUSE(umount2, EPERM); REFUSE(chroot, EPERM); REFUSE(pivot_root, EPERM); REFUSE(unshare, EPERM);
    REFUSE(setns, EPERM);
    // Ways around all that, and wide doors into the kernel.
    REFUSE(io_uring_setup, ENOSYS); REFUSE(bpf, EPERM); REFUSE(perf_event_open, EPERM); REFUSE(userfaultfd, EPERM);
    REFUSE(keyctl, EPERM); REFUSE(add_key, EPERM); REFUSE(request_key, EPERM); REFUSE(memfd_create, EPERM);
    REFUSE(shmget, EPERM); REFUSE(init_module, EPERM); REFUSE(finit_module, EPERM); REFUSE(kexec_load, EPERM);
    // How it would open or start something lies in memory there, where no filter sees it; glibc then asks in the older way.
    REFUSE(openat2, ENOSYS); REFUSE(clone3, ENOSYS);
#undef REFUSE
    // Files are opened for reading only: none of these flags may be there. The last is O_TMPFILE's own, which glibc shows
    // only to those that ask for all its extensions.
    int writing[] = {O_WRONLY, O_RDWR, O_CREAT, O_TRUNC, O_APPEND, 020000000};
    for (size_t i = 0; !status && i < sizeof writing / sizeof *writing; i++) {
        struct scmp_arg_cmp second = SCMP_A1(SCMP_CMP_MASKED_EQ, (scmp_datum_t)writing[i], (scmp_datum_t)writing[i]);
        status = seccomp_rule_add_array(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(open), 1, &second);
        struct scmp_arg_cmp third = SCMP_A2(SCMP_CMP_MASKED_EQ, (scmp_datum_t)writing[i], (scmp_datum_t)writing[i]);
        if (!status) status = seccomp_rule_add_array(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(openat), 1, &third);
    }
    // Threads are its own affair, processes are not.
    struct scmp_arg_cmp process = SCMP_A0(SCMP_CMP_MASKED_EQ, CLONE_THREAD, 0);
    if (!status) status = seccomp_rule_add_array(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(clone), 1, &process);
    // This thread's and those of all threads that there are by now.
    seccomp_attr_set(filter, SCMP_FLTATR_CTL_TSYNC, 1);
    if (!status) status = seccomp_load(filter);
    seccomp_release(filter);
    return status;
}

// prctl takes a variable number of arguments. Ends the process together with the thread that started it.
static inline int shim_end_with_parent(void) { return prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0); }

// Closes all descriptors from one on; the kernel knows it by number, older C libraries don't.
static inline long shim_close_from(unsigned first) { return syscall(SYS_close_range, first, ~0U, 0); }

// Sends some bytes, and descriptors with the first of them; the macros that lay out such messages are C's.
static inline ssize_t shim_send(int socket, const void *bytes, size_t count, const int *descriptors, size_t several) {
    struct iovec piece = {(void *)bytes, count};
    struct msghdr message = {0};
    char control[CMSG_SPACE(4 * sizeof(int))];
    message.msg_iov = &piece;
    message.msg_iovlen = 1;
    if (several > 4) { errno = EINVAL; return -1; }
    if (several) {
        memset(control, 0, sizeof control);
        message.msg_control = control;
        message.msg_controllen = CMSG_SPACE(several * sizeof(int));
        struct cmsghdr *head = CMSG_FIRSTHDR(&message);
        head->cmsg_level = SOL_SOCKET;
        head->cmsg_type = SCM_RIGHTS;
        head->cmsg_len = CMSG_LEN(several * sizeof(int));
        memcpy(CMSG_DATA(head), descriptors, several * sizeof(int));
    }
    return sendmsg(socket, &message, MSG_NOSIGNAL);
}

// Receives some bytes, and the descriptors that came with them, four at most; `several` says how many did.
static inline ssize_t shim_receive(int socket, void *bytes, size_t count, int *descriptors, size_t *several) {
    struct iovec piece = {bytes, count};
    struct msghdr message = {0};
    char control[CMSG_SPACE(4 * sizeof(int))];
    message.msg_iov = &piece;
    message.msg_iovlen = 1;
    message.msg_control = control;
    message.msg_controllen = sizeof control;
    *several = 0;
    ssize_t received = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
    if (received < 0) return received;
    for (struct cmsghdr *head = CMSG_FIRSTHDR(&message); head; head = CMSG_NXTHDR(&message, head)) {
        if (head->cmsg_level != SOL_SOCKET || head->cmsg_type != SCM_RIGHTS) continue;
        *several = (head->cmsg_len - CMSG_LEN(0)) / sizeof(int);
        memcpy(descriptors, CMSG_DATA(head), *several * sizeof(int));
    }
    return received;
}

// A file that is nothing but memory. glibc shows memfd_create only to those that ask for all its extensions; 1 is
// MFD_CLOEXEC.
static inline int shim_shared_memory(const char *name) { return (int)syscall(SYS_memfd_create, name, 1U); }

// WIFSIGNALED and WTERMSIG are macros: the signal that ended a process, 0 if none did.
static inline int shim_signal(int status) { return WIFSIGNALED(status) ? WTERMSIG(status) : 0; }
