public import Foundation
public import Language
public import Library
public import Recipes

/// The recipes and pictures that come with the program, as files beside it.
public struct StarterFolder: Sendable {
    public let folder: URL

    public init(folder: URL) {
        self.folder = folder
    }
    /// Goes up when the starters change, so that a library knows what it has been stocked with.
    public static let version = 6

    /// What a new cook sees first: something quick, something loved, something for each taste; the rest by
    /// title.
    private static let firstRow = [
        "tomato-soup", "blueberry-pancakes", "chickpea-and-spinach-curry", "lemon-roast-chicken",
        "greek-salad",
        "spaghetti-aglio-e-olio",
    ]

    /// Puts the starters into a library that has not had them yet, or has them in another language; all or
    /// nothing. The cook's changes stay.
    public func stock(
        _ box: RecipeBox, in language: Language = .english, at now: Double
    ) async throws(LibraryError) {
        guard try await box.wantsStarters(of: Self.version, in: language.rawValue) else { return }
        let (recipes, pictures): ([Recipe], [SavedPicture])
        do { (recipes, pictures) = try read(in: language) } catch {
            throw LibraryError(.unreachable, path: folder.path, cause: "starter recipes: \(error)")
        }
        try await box.stock(
            recipes, pictures: pictures, version: Self.version, language: language.rawValue, at: now)
    }

    /// The recipes in the order in which they are shown, and their pictures.
    public func read(in language: Language = .english) throws -> (recipes: [Recipe], pictures: [SavedPicture])
    {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let decoder = JSONDecoder()
        let texts = try StarterTexts(folder: folder.appending(path: language.rawValue))
        let recipes = try files.filter { $0.pathExtension == "json" }
            .map { try decoder.decode(Recipe.self, from: Data(contentsOf: $0)) }
            .map { try texts?.laid(over: $0) ?? $0 }
            .sorted { (place($0.id), $0.title) < (place($1.id), $1.title) }
        let pictures = try files.filter { $0.pathExtension == "svg" }
            .map {
                SavedPicture(
                    name: $0.lastPathComponent, mediaType: "image/svg+xml", data: try Data(contentsOf: $0))
            }
        return (recipes, pictures + (try clips))
    }

    /// A few seconds each, of the steps where the hand matters (TR27).
    private var clips: [SavedPicture] {
        get throws {
            let clips = folder.appending(path: "clips")
            guard FileManager.default.fileExists(atPath: clips.path) else { return [] }
            return try FileManager.default.contentsOfDirectory(at: clips, includingPropertiesForKeys: nil)
                .filter { $0.pathExtension == "webm" }
                .map {
                    SavedPicture(
                        name: $0.lastPathComponent, mediaType: "video/webm", data: try Data(contentsOf: $0))
                }
        }
    }

    private func place(_ id: String) -> Int { Self.firstRow.firstIndex(of: id) ?? Self.firstRow.count }
}
