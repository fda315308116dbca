import House
import Stage

/// Takes a picture of oneself from some steps away: five seconds go by, aloud, and then it is taken (MO7).
@MainActor final class SelfieCamera {
    private let host: Host
    private let keep: (Bitmap) -> Void
    /// When it is taken, by the host's clock; nil = nobody has asked for it.
    private(set) var takenAt: Double?
    private var told = 0

    static let seconds = 5

    init(_ host: Host, keep: @escaping (Bitmap) -> Void) { (self.host, self.keep) = (host, keep) }

    func open() { host.lens.open(device: host.settings.camera) }

    func close() {
        takenAt = nil
        host.lens.close()
    }

    /// Seconds that are left, for whoever looks; nil = nobody waits.
    var secondsLeft: Int? {
        takenAt.map { max(1, Int(($0 - host.now).rounded(.up))) }
    }

    var deadline: Double? {
        guard let takenAt else { return nil }
        return takenAt - Double(Self.seconds - told - 1)
    }

    func press() {
        guard host.lens.picture != nil, host.lens.taken == nil, takenAt == nil else { return }
        (takenAt, told) = (host.now + Double(Self.seconds), 0)
        host.services.speaker.play(.tick)
        host.touch()
    }

    /// A second has gone by.
    func elapse() {
        guard takenAt != nil else { return }
        told += 1
        host.touch()
        if told < Self.seconds { return host.services.speaker.play(.tick) }
        takenAt = nil
        host.services.speaker.play(host.lens.press() ? .finish : .refused)
    }

    func again() {
        host.lens.again()
        host.touch()
    }

    func use() {
        guard let taken = host.lens.taken else { return }
        host.dismiss()
        keep(taken)
    }
}

extension Bitmap {
    /// What stands in the middle of it, as high as it is and three quarters as wide: somebody on their feet.
    var upright: Bitmap {
        let width = min(self.width, self.height * 3 / 4), left = (self.width - width) / 2
        let pixels = (0..<height).flatMap { row in
            self.pixels[row * self.width + left..<row * self.width + left + width]
        }
        return Bitmap(width: width, height: height, pixels: pixels, version: version ^ 1 << 42)
    }
}
