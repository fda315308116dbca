public import House
public import Stage

/// Bringing recipes in from elsewhere: files, archives, pages of the web, and what was copied.
@MainActor public final class Bringing {
    private unowned let host: Host
    let importing: ImportPage

    public init(_ host: Host) {
        self.host = host
        importing = ImportPage(host)
    }

    /// The page; always the same one, as it goes on while the cook is elsewhere.
    public var page: any Page { importing }

    /// Shows it.
    public func show() { host.show(importing) }

    /// Brings in what there is, and shows how far it is; the way back leads there once.
    public func begin(_ sources: [ImportSource]) {
        host.show(importing, once: true)
        importing.begin(sources)
    }

    /// What was dropped on a page that has no use for it: any file may hold recipes.
    /// - Returns: whether it is one.
    public func drop(_ drop: Drop) -> Bool {
        guard case .file(let path) = drop else { return false }
        begin([.path(path)])
        return true
    }

    /// Whether what is under way was asked to stop, and hasn't yet.
    public var isStopping: Bool { importing.isStopping }

    /// Asks what is under way to stop; what is in stays in.
    /// - Returns: what ends when nothing more comes; nil = nothing is under way.
    @discardableResult public func stop() -> Task<Void, Never>? { importing.stop() }
}
