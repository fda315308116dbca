import Glibc

/// A thread that nobody waits for, and that lets go of its owner when it ends.
enum DetachedThread {
    /// Hands `owner` to a new thread. Signals stay with the main thread, which knows what to do with them.
    /// - Parameter run: gets the owner, retained, as its context; a named function, since a closure could inherit an actor.
    /// - Returns: 0, or the system's error; then the owner has been let go of again.
    static func start(
        _ owner: AnyObject, _ run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
    ) -> CInt {
        let baton = Unmanaged.passRetained(owner)
        var all = sigset_t()
        var before = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &before)
        var thread = pthread_t()
        let code = pthread_create(&thread, nil, run, baton.toOpaque())
        pthread_sigmask(SIG_SETMASK, &before, nil)
        if code == 0 { pthread_detach(thread) } else { baton.release() }
        return code
    }
}
