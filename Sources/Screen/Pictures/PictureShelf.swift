public import Foundation
public import Stage

/// Named pictures (SVG, PNG, JPEG), drawn off the main actor at exactly the size they are shown, and kept a
/// while.
///
/// The first time a picture is asked for at a size there is nothing (or a stretched copy of another size);
/// when it is there, `landed` is called on the main actor and the window is rung awake. The app then paints
/// `commands.places(ofPicture:)` again.
@MainActor public final class PictureShelf {
    private struct Key: Hashable {
        var name: String
        var rendering: PictureRendering
    }
    private struct Entry {
        var surface: Surface
        var lastUsed: Int
        var bytes: Int { surface.stride * surface.height }
    }

    private let load: @Sendable (String) async -> Data?
    private let draw: Drawing
    private let landed: @MainActor (String) -> Void
    private let bell: Doorbell
    private let capacity: Int
    private var entries: [Key: Entry] = [:]
    private var bytes = 0
    private var clock = 0
    private var tasks: [Key: Task<Void, Never>] = [:]
    /// Those that can't be drawn, at whatever size.
    private var broken: Set<String> = []

    /// - Parameters:
    ///   - capacity: bytes of pixels kept; beyond them goes what was used least lately.
    ///   - bell: rung when a picture has landed, so that a waiting window handles it.
    ///   - load: the file of a picture, called off the main actor; nil if there is none.
    ///   - draw: turns a file into pixels, on a thread that may take its time; nil if it can't be drawn.
    ///   - landed: a picture can be drawn now; its name.
    public init(
        capacity: Int = 64 << 20, bell: Doorbell = Doorbell(),
        load: @escaping @Sendable (String) async -> Data?, draw: @escaping Drawing,
        landed: @escaping @MainActor (String) -> Void
    ) {
        self.capacity = capacity
        self.bell = bell
        self.load = load
        self.draw = draw
        self.landed = landed
    }

    public typealias Drawing = @Sendable (_ file: Data, PictureRendering) async -> Pixels?

    /// How many pictures are being drawn.
    public var pending: Int { tasks.count }

    /// Whether the picture is there at some size.
    public func isReady(_ name: String) -> Bool { entries.keys.contains { $0.name == name } }

    /// Waits until nothing is being drawn any more. For pictures taken without a window.
    public func settle() async {
        while let task = tasks.values.first { await task.value }
    }

    /// The file behind a name has changed: forget what was drawn of it.
    public func forget(_ name: String) {
        for key in entries.keys where key.name == name { remove(key) }
        broken.remove(name)
        for key in tasks.keys where key.name == name { tasks[key] = nil }
    }

    /// Begins to draw a picture that is going to be shown, so that it is there when it is.
    /// - Parameters:
    ///   - size: as it will be shown, in points.
    ///   - scale: device pixels a point.
    public func prepare(_ name: String, size: Size, scale: Double) {
        let place = DeviceRect(rounding: Rect(.zero, size), scale: scale)
        if !place.isEmpty { _ = surface(name, width: place.width, height: place.height, fills: true) }
    }

    /// All files may have changed.
    public func forgetAll() {
        (entries, bytes, broken, tasks) = ([:], 0, [], [:])
    }

    /// The picture, or the nearest thing to it that there is; begins to draw it if need be.
    /// - Parameters:
    ///   - width: in device pixels, as `height`.
    func surface(_ name: String, width: Int, height: Int, fills: Bool) -> Surface? {
        clock += 1
        let key = Key(name: name, rendering: PictureRendering(width: width, height: height, fills: fills))
        if let entry = entries[key] {
            entries[key]?.lastUsed = clock
            return entry.surface
        }
        if tasks[key] == nil, !broken.contains(name) { begin(key) }
        let others = entries.filter { $0.key.name == name && $0.key.rendering.fills == fills }
        return others.max { $0.value.lastUsed < $1.value.lastUsed }?.value.surface
    }

    private func begin(_ key: Key) {
        // Not on the thread that draws: whoever reads the library gives its reader back only when its task goes
        // on, and behind other drawings that would keep a search waiting.
        tasks[key] = Task.detached(executorPreference: Galley.shared) { [load, draw, bell, weak self] in
            let data = await load(key.name)
            var pixels: Pixels?
            if let data { pixels = await draw(data, key.rendering) }
            let landing = Task { @MainActor in self?.land(key, pixels) }
            // Only now, when the landing already waits for the main actor, or the window wakes for nothing.
            bell.ring()
            await landing.value
        }
    }

    private func land(_ key: Key, _ pixels: Pixels?) {
        // Forgotten while it was drawn.
        guard tasks.removeValue(forKey: key) != nil else { return }
        guard let pixels else {
            broken.insert(key.name)
            return
        }
        let surface = Surface(pixels)
        guard surface.trouble == nil else { return }
        let entry = Entry(surface: surface, lastUsed: clock)
        entries[key] = entry
        bytes += entry.bytes
        while bytes > capacity, entries.count > 1,
            let oldest = entries.filter({ $0.key != key }).min(by: { $0.value.lastUsed < $1.value.lastUsed })
        {
            remove(oldest.key)
        }
        landed(key.name)
    }

    private func remove(_ key: Key) {
        if let entry = entries.removeValue(forKey: key) { bytes -= entry.bytes }
    }
}

extension Array where Element == DrawCommand {
    /// Where a picture is shown: what to paint again when it has landed.
    public func places(ofPicture name: String) -> [Rect] {
        compactMap { command in
            guard case .picture(name, _, _) = command.ink else { return nil }
            return command.bounds.isEmpty ? nil : command.bounds
        }
    }
}
