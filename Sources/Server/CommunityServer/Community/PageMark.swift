import API
import ServerStore

/// How an answer says where a list goes on: some words of ours, signed, so that nobody asks for a place that we
/// haven't given out.
struct PageMark: Sendable, Hashable {
    /// Which list it is of: nobody goes on in another one.
    var list: String
    /// Numbers and ids: none has a point in it.
    var words: [String]

    /// Bytes of the signature.
    private static let length = 12

    func text(key: [UInt8]) -> String { words.joined(separator: ".") + "." + signature(key) }

    /// Nil if it is none of ours, or of another list.
    init?(_ text: String, list: String, key: [UInt8]) {
        guard text.utf8.count <= 200 else { return nil }
        var words = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let signature = words.popLast() else { return nil }
        self.init(list: list, words: words)
        guard Secrets.areEqual(Array(signature.utf8), Array(self.signature(key).utf8)) else { return nil }
    }

    init(list: String, words: [String]) { (self.list, self.words) = (list, words) }

    private func signature(_ key: [UInt8]) -> String {
        let signed = (["page", list] + words).joined(separator: ".")
        return Secrets.base64URL(Array(Secrets.mac(Array(signed.utf8), key: key).prefix(Self.length)))
    }
}

extension TimePlace {
    fileprivate init?(_ words: [String]) {
        guard words.count == 2, let at = Int64(words[0]) else { return nil }
        self.init(at: at, id: words[1])
    }

    fileprivate var words: [String] { ["\(at)", id] }
}

extension Asking {
    /// Where the caller wants to go on in a list; nil = at its beginning.
    func mark(_ list: String) throws(Problem) -> PageMark? {
        guard let text = request.uri.queryParameters["after"].map(String.init) else { return nil }
        guard let mark = PageMark(text, list: list, key: store.key) else {
            throw .invalid(["after": .invalid])
        }
        return mark
    }

    /// The same in a list that goes back in time.
    func timePlace(_ list: String) throws(Problem) -> TimePlace? {
        guard let mark = try mark(list) else { return nil }
        guard let place = TimePlace(mark.words) else { throw .invalid(["after": .invalid]) }
        return place
    }

    func next(_ list: String, _ words: [String]) -> String {
        PageMark(list: list, words: words).text(key: store.key)
    }

    /// A page of a list that goes back in time.
    /// - Parameter items: one more than the page has, if there are more.
    func page<Stored, Shown>(
        _ list: String, _ items: [Stored], _ limit: Int, place: (Stored) -> TimePlace,
        shown: (Stored) -> Shown
    ) -> PageOf<Shown> {
        let kept = items.prefix(limit)
        let next = items.count > limit ? kept.last.map { self.next(list, place($0).words) } : nil
        return PageOf(items: kept.map(shown), next: next)
    }
}
