import House
import Library

/// What a collection is to be called (RF3).
@MainActor final class NamingModel {
    enum Purpose {
        /// A new one; then its recipes are picked, or have been in part.
        case new(FillingPage?)
        case rename(RecipeCollection)
    }

    let purpose: Purpose
    private(set) var text: String
    /// What is wrong with it, as a sentence.
    private(set) var error: String?
    /// What others are called; nil = that has not been read yet.
    private var taken: Set<String>?
    private let collections: CollectionsPage
    private var host: Host { collections.host }

    static let field = "collection name"
    nonisolated static let limit = 60

    init(_ collections: CollectionsPage, _ purpose: Purpose, text: String = "") {
        (self.collections, self.purpose, self.text) = (collections, purpose, text)
    }

    /// Learns what others are called.
    func refresh(then: @escaping @MainActor () -> Void = {}) {
        host.read("names of collections") { box throws(LibraryError) in
            try await box.collections()
        } then: { answer in
            switch answer {
            case .success(let all):
                var others = all
                if case .rename(let collection) = self.purpose { others.removeAll { $0.id == collection.id } }
                self.taken = Set(others.map { Self.key($0.name) })
                then()
            case .failure(let trouble): self.error = trouble.sentence(self.host.words)
            }
        }
    }

    func type(_ text: String) {
        (self.text, error) = (text, nil)
        host.touch()
    }

    /// Return, or the button.
    func submit() {
        let name = Self.tidy(text)
        // What could not be read is asked for once more.
        guard let taken else { return refresh { if self.host.sheet?.id == "naming" { self.submit() } } }
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
        case .new(let begun): collections.fill(named: name, goingOn: begun)
        case .rename(let collection): collections.rename(collection, to: name)
        }
    }

    /// Without the spaces around it and between its words.
    static func tidy(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// By which two names are the same to a cook.
    static func key(_ name: String) -> String { tidy(name).lowercased() }
}
