import struct Foundation.Data
import House
import Screen
import Stage

/// Pages of paper held to the webcam, photographed one after the other, and then read together (MO4, RF4).
@MainActor final class PageCamera {
    private let host: Host
    private let done: ([ImportSource]) -> Void
    /// As JPEG, in their order.
    private(set) var pages: [Data] = []
    /// Whether the page that was taken last is still being kept.
    private(set) var isKeeping = false

    /// Below so many rows letters of a usual page are too small to be read well.
    private static let leastHeight = 1000

    init(_ host: Host, done: @escaping ([ImportSource]) -> Void) { (self.host, self.done) = (host, done) }

    func open() { host.lens.open(device: host.settings.camera) }
    func close() { host.lens.close() }

    /// Whether the camera sees too little of a page for small print.
    var isSmall: Bool { host.lens.picture.map { min($0.width, $0.height) < Self.leastHeight } ?? false }
    var canPress: Bool { host.lens.picture != nil && !isKeeping && pages.count < PrintedSheets.most }

    func press() {
        guard canPress, host.lens.press(), let taken = host.lens.taken else {
            return host.services.speaker.play(.refused)
        }
        host.services.speaker.play(.tick)
        isKeeping = true
        host.lens.again()
        host.services.errands.run {
            (try? PictureFile(taken))?.data
        } then: { [self] page in
            isKeeping = false
            if let page { pages.append(page) }
            host.touch()
        }
        host.touch()
    }

    /// The one that was taken last is no good.
    func takeBack() {
        if !pages.isEmpty { pages.removeLast() }
        host.touch()
    }

    func read() {
        let pages = pages
        host.dismiss()
        if !pages.isEmpty { done(pages.map(ImportSource.photograph)) }
    }
}
