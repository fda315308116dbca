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
    func refresh(_ app: App) {
        app.services.errands.run { [box = app.services.box] in
            (try? await box.collections()) ?? []
        } then: { all in
            var others = all
            if case .rename(let collection) = self.purpose { others.removeAll { $0.id == collection.id } }
            self.taken = Set(others.map { Self.key($0.name) })
        }
    }

    func type(_ text: String, _ app: App) {
        (self.text, error) = (text, nil)
        app.touch()
    }

    /// Return, or the button.
    func submit(_ app: App) {
        let name = Self.tidy(text)
        error =
            name.isEmpty
            ? app.words.collectionNeedsName
            : taken.contains(Self.key(name)) ? app.words.collectionExists(name) : nil
        app.touch()
        if error != nil {
            app.services.speaker.play(.refused)
            return app.stage.focus(on: Self.field)
        }
        switch purpose {
        case .new: app.fill(named: name)
        case .rename(let collection): app.rename(collection, to: name)
        }
    }

    /// Without the spaces around it and between its words.
    static func tidy(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// By which two names are the same to a cook.
    static func key(_ name: String) -> String { tidy(name).lowercased() }
}
