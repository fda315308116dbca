public import Screen

/// The codes that a sheet holds out to a phone, once that way was chosen.
@MainActor public final class CodesModel {
    private unowned let host: Host
    /// nil = there is still a choice.
    public private(set) var shown: ShownCodes?
    /// Makes them anew, of all or only of what is still to be bought.
    private var make: (_ onlyOpen: Bool) -> ShownCodes? = { _ in nil }

    public init(_ host: Host) { self.host = host }

    /// A text in as many codes as it takes.
    public func show(_ text: String) { show(TextCodes.codes(text)) }

    public func show(_ codes: [QRCode]) {
        shown = ShownCodes(codes)
        host.touch()
    }

    /// What can be had in whole or in part, which the cook then chooses; the part comes first.
    /// - Parameter make: makes the codes of the part, or of all.
    public func show(choosing make: @escaping (_ onlyOpen: Bool) -> ShownCodes?) {
        self.make = make
        choose(onlyOpen: true)
    }

    func choose(onlyOpen: Bool) {
        shown = make(onlyOpen)
        host.touch()
    }

    func turn(by step: Int) {
        shown?.turn(by: step)
        host.touch()
    }

    func close() {
        shown = nil
        host.touch()
    }
}
