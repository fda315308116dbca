import Foundation
public import Library

/// How settings are kept: all under one name.
extension Settings {
    public static func read(from box: RecipeBox) async throws(LibraryError) -> Settings {
        let parts = try await box.setting("settings", as: [String: AnyJSON].self) ?? [:]
        let kept = parts.compactMapValues { part in
            (try? JSONEncoder().encode(part)).map { String(decoding: $0, as: UTF8.self) }
        }
        return Settings(kept: kept)
    }

    public func save(in box: RecipeBox, since old: Settings) async throws(LibraryError) {
        var parts: [String: AnyJSON] = [:]
        for (name, text) in texts {
            parts[name] = try? JSONDecoder().decode(AnyJSON.self, from: Data(text.utf8))
        }
        try await box.set(parts, for: "settings")
    }
}
