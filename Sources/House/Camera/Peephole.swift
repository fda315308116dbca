import Synchronization

/// Whether anybody looks at the preview: told by the main actor, asked by the camera's thread for each frame.
public final class Peephole: Sendable {
    private let open: Atomic<Bool>

    public init(isOpen: Bool) { open = Atomic(isOpen) }

    public var isOpen: Bool {
        get { open.load(ordering: .relaxed) }
        set { open.store(newValue, ordering: .relaxed) }
    }
}
