import House
import Library

/// What a collection is to be called (RF3).
@MainActor final class NamingModel {
    enum Purpose {
        /// A new one; then its recipes are picked.
        case new
        case rename(RecipeCollection)
    }

    let purpose: Purpose
    private(set) var text: String
    /// What is wrong with it, as a sentence.
    private(set) var error: String?
    /// What others are called.
    private var taken: Set<String> = []

    static let field = "collection name"
    nonisolated static let limit = 60

    init(_ purpose: Purpose, text: String = "") { (self.purpose, self.text) = (purpose, text) }

    /// Learns what others are called.
    func refresh() {
        host.services.errands.run { [box = host.services.box] in
            (try? await box.collections()) ?? []
        } then: { all in
            var others = all
            if case .rename(let collection) = self.purpose { others.removeAll { $0.id == collection.id } }
            self.taken = Set(others.map { Self.key($0.name) })
        }
    }

    func type(_ text: String) {
        (self.text, error) = (text, nil)
        host.touch()
    }

    /// Return, or the button.
    func submit() {
        let name = Self.tidy(text)
        error =
            name.isEmpty
            ? host.words.collectionNeedsName
            : taken.contains(Self.key(name)) ? host.words.collectionExists(name) : nil
        host.touch()
        if error != nil {
            host.services.speaker.play(.refused)
            return host.stage.focus(on: Self.field)
        }
        switch purpose {
        case .new: host.fill(named: name)
        case .rename(let collection): host.rename(collection, to: name)
        }
    }

    /// Without the spaces around it and between its words.
    static func tidy(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// By which two names are the same to a cook.
    static func key(_ name: String) -> String { tidy(name).lowercased() }
}
