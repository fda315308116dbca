/// Something that went wrong in a window, as a cook sends it to the server's owner after having read it: ``Route/reportBug``
/// (SR05). It names functions of the program and its pages, never what is on them.
public struct BugReport: Codable, Sendable, Hashable {
    public enum Kind: String, Codable, Sendable, Hashable, CaseIterable {
        /// The program ended without having been asked to.
        case crash
        /// The cook has seen something that isn't as it should be.
        case problem
    }

    public var kind: Kind
    /// Of the program: "1.0".
    public var version: String
    /// "Debian GNU/Linux 12, x86_64".
    public var system: String
    /// "en", "de".
    public var language: String
    /// What the cook says of it; may be empty after a crash.
    public var words: String
    /// By what it ended: "SIGSEGV"; nil = it didn't.
    public var cause: String?
    /// The functions that it was in, the innermost first.
    public var frames: [String]
    /// The pages that were shown before, the last one last: "MenuPage".
    public var pages: [String]

    public init(
        _ kind: Kind, version: String, system: String, language: String, words: String = "",
        cause: String? = nil, frames: [String] = [], pages: [String] = []
    ) {
        (self.kind, self.version, self.system, self.language) = (kind, version, system, language)
        (self.words, self.cause, self.frames, self.pages) = (words, cause, frames, pages)
    }

    public static let wordsLength = 0...2000
    public static let mostFrames = 48, frameLength = 0...200
    public static let mostPages = 16, pageLength = 1...40

    /// What is wrong with which field; empty = it can be sent.
    public var faults: [String: FieldFault] {
        var faults: [String: FieldFault] = [:]
        let least = kind == .problem ? 3 : 0
        faults["words"] = PublicText.fault(
            in: words, least...Self.wordsLength.upperBound, hasLines: true)
        faults["version"] = PublicText.fault(in: version, 1...20)
        faults["system"] = PublicText.fault(in: system, 0...100)
        faults["language"] = PublicText.fault(in: language, 2...10)
        faults["cause"] = cause.flatMap { PublicText.fault(in: $0, 1...40) }
        if frames.count > Self.mostFrames { faults["frames"] = .tooLong }
        for frame in frames.prefix(Self.mostFrames) {
            faults["frames"] = faults["frames"] ?? PublicText.fault(in: frame, Self.frameLength)
        }
        if pages.count > Self.mostPages { faults["pages"] = .tooLong }
        for page in pages.prefix(Self.mostPages) {
            faults["pages"] = faults["pages"] ?? PublicText.fault(in: page, Self.pageLength)
        }
        return faults
    }

    /// As it is read by people: in the window before it is sent, and by whoever it is copied to.
    public var text: String {
        var lines = ["Hands Off \(version)", system, language]
        if let cause { lines.append(cause) }
        if !pages.isEmpty { lines.append(pages.joined(separator: " → ")) }
        return (lines.filter { !$0.isEmpty } + frames + (words.isEmpty ? [] : ["", words])).joined(
            separator: "\n")
    }

    /// By what crashes are the same one: how it ended, and in which functions, whatever called them.
    public var fingerprint: String? {
        guard kind == .crash else { return nil }
        return ([cause ?? ""] + frames.prefix(6)).joined(separator: "\n")
    }
}
