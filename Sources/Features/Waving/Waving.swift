public import House

/// Learning to wave, and trying the camera out.
@MainActor public final class Waving {
    unowned let host: Host
    /// Whether there is a dish to go back to.
    let isCooking: () -> Bool

    public init(_ host: Host, isCooking: @escaping () -> Bool) {
        (self.host, self.isCooking) = (host, isCooking)
    }

    /// Begins to practise, from wherever the cook is.
    public func practise() {
        host.settings.knowsPractice = true
        host.show(PracticePage(self))
    }

    /// Shows what the camera sees; before the first time, what that means.
    public func checkCamera() {
        let words = host.words
        if host.watches { return host.show(CameraCheckPage(host)) }
        host.askForCamera(words.lookThroughCamera, yes: words.look) { [unowned host] in
            host.show(CameraCheckPage(host))
        }
    }
}
