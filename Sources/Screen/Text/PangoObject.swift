import CPangoCairo

/// Owns one reference to a GObject of Pango's. Not Sendable: it stays where it was made.
final class PangoObject {
    let pointer: OpaquePointer

    /// Takes over the caller's reference.
    init(taking pointer: OpaquePointer) {
        self.pointer = pointer
    }

    deinit {
        shim_pango_release(UnsafeMutableRawPointer(pointer))
    }
}
