import CVideo4Linux
import Gestures
import Glibc

/// The one thread the product starts: carries out what `CameraLifecycle` decides, and sleeps in between.
///
/// Made by `Webcam.start` and from then on confined to its own thread.
final class CameraThread {
    private let choice: Webcam.Choice
    private let bell: Bell
    private let viewer: Viewer
    private let tell: @Sendable (CameraEvent) -> Void
    private let watch = DeviceWatch()
    private var lifecycle: CameraLifecycle
    private var stream: CaptureStream?
    /// When the next photograph is wanted.
    private var nextPhotograph = -Double.infinity

    /// Who looks at the pictures.
    enum Viewer {
        case gestures(keepsRate: Bool, (LumaFrame) -> Void)
        /// Is shown with this many seconds in between.
        case photographs(every: Double, (Photograph) -> Void)
        /// Is shown all of them.
        case films((Photograph) -> Void)

        var purpose: CapturePurpose {
            switch self {
            case .gestures(let keepsRate, _): .gestures(keepsRate: keepsRate)
            case .photographs: .photographs
            case .films: .films
            }
        }
    }

    init(
        choice: Webcam.Choice, bell: Bell, viewer: Viewer,
        tell: @escaping @Sendable (CameraEvent) -> Void
    ) {
        self.choice = choice
        self.bell = bell
        self.viewer = viewer
        self.tell = tell
        lifecycle = CameraLifecycle(seesChanges: watch.sees(choice.path))
    }

    /// Hands `self` to a new thread. Signals stay with the main thread, which knows what to do with them.
    func start() {
        let baton = Unmanaged.passRetained(self)
        var all = sigset_t()
        var before = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &before)
        var thread = pthread_t()
        let code =
            bell.descriptor < 0 ? EMFILE : pthread_create(&thread, nil, runCameraThread, baton.toOpaque())
        pthread_sigmask(SIG_SETMASK, &before, nil)
        if code == 0 {
            pthread_detach(thread)
        } else {
            baton.release()
            tell(.trouble(CameraTrouble(.driver, operation: "pthread_create", code: code)))
            tell(.closed)
        }
    }

    /// Runs until the lifecycle says `end`.
    fileprivate func run() {
        thread_call_itself("camera")
        var goesOn = handle(.begin)
        while goesOn {
            goesOn = sleep()
        }
    }

    /// Waits for the next thing to happen and handles it.
    private func sleep() -> Bool {
        // poll skips negative descriptors: no camera, or no watch.
        var sources = [bell.descriptor, watch.descriptor, stream?.node.descriptor ?? -1].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        poll(&sources, nfds_t(sources.count), milliseconds())
        if sources[0].revents != 0 { return handle(.stop) }
        if sources[1].revents != 0, watch.drain() { _ = handle(.devicesChanged) }
        if sources[2].revents != 0 {
            takePicture(hasFailed: sources[2].revents & Int16(POLLERR | POLLHUP) != 0)
        }
        return handle(.time)
    }

    /// Until the lifecycle's deadline, rounded up so that it has passed when we wake.
    private func milliseconds() -> Int32 {
        guard let deadline = lifecycle.deadline else { return -1 }
        return Int32(min(max(deadline - MonotonicClock.now, 0) * 1000 + 1, 3_600_000))
    }

    private func takePicture(hasFailed: Bool) {
        guard let stream else { return }
        do {
            switch viewer {
            case .gestures(_, let look):
                guard let frame = try stream.take(hasFailed: hasFailed, at: MonotonicClock.now) else {
                    return _ = handle(.spoiledFrame)
                }
                _ = handle(.frame)
                look(frame)
            case .photographs(let every, let see): try takePhotograph(stream, hasFailed, every, see)
            case .films(let see): try takePhotograph(stream, hasFailed, 0, see)
            }
        } catch {
            _ = handle(.failed(error))
        }
    }

    private func takePhotograph(
        _ stream: CaptureStream, _ hasFailed: Bool, _ every: Double, _ see: (Photograph) -> Void
    ) throws(CameraTrouble) {
        let now = MonotonicClock.now
        switch try stream.photograph(hasFailed: hasFailed, isWanted: now >= nextPhotograph) {
        case nil: _ = handle(.spoiledFrame)
        case .skipped: _ = handle(.frame)
        case .photograph(let photograph):
            nextPhotograph = now + every
            _ = handle(.frame)
            see(photograph)
        }
    }

    /// Carries out the orders an event leads to; false once the thread has to end.
    private func handle(_ event: CameraLifecycle.Event) -> Bool {
        for order in lifecycle.handle(event, at: MonotonicClock.now) {
            switch order {
            case .open: openBest()
            case .close: stream = nil
            case .tell(let event): tell(event)
            case .end: return false
            }
        }
        return true
    }

    private func openBest() {
        watch.follow(nil)
        do {
            let opened = try choice.open(for: viewer.purpose)
            stream = opened
            _ = handle(.streaming(opened.device, opened.agreement.mode))
        } catch {
            _ = handle(.failed(error))
            watch.follow(lifecycle.busyPath)
        }
    }
}

/// The C entry point of the thread; a named function, since a closure could inherit an actor.
private func runCameraThread(_ baton: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let baton else { return nil }
    Unmanaged<CameraThread>.fromOpaque(baton).takeRetainedValue().run()
    return nil
}

/// The clock of the camera's thread and of V4L2's timestamps; stands still while the computer sleeps, so that
/// waking up doesn't look like a frozen camera.
private enum MonotonicClock {
    /// Seconds since some fixed moment.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
