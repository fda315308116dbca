import Foundation
import Recipes

@testable import Library

/// A folder for one test, and recipes to put into it; gone when the test is.
final class Pantry: Sendable {
    let folder: String
    var path: String { folder + "/library.sqlite" }

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "pantry-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        self.folder = folder.path
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func open() throws -> RecipeBox { try RecipeBox.open(at: path) }

    func bytes(_ path: String? = nil) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: path ?? self.path))
    }

    func files() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }

    /// Overwrites a page of the library behind its tables' names; its bytes then.
    func smashed() throws -> Data {
        var bytes = try bytes()
        let place = bytes.count / 4096 * 2 / 3 * 4096
        bytes.replaceSubrange(place..<place + 4096, with: Data(repeating: 0xA5, count: 4096))
        try bytes.write(to: URL(fileURLWithPath: path))
        return bytes
    }

    /// The error that opening the library throws.
    func refusal(patience: Double = 0) -> LibraryError? {
        do throws(LibraryError) {
            _ = try RecipeBox.open(at: path, schema: LibrarySchema(), patience: patience)
            return nil
        } catch { return error }
    }

    static let soup = Recipe(
        id: "pumpkin-soup", title: "Pumpkin soup", summary: "Warms.", picture: "pumpkin-soup",
        diets: [.vegan, .glutenFree], preparationMinutes: 15, cookingMinutes: 30, servings: 4,
        ingredients: [Ingredient("pumpkin", amount: Amount(1.2, .kg)), Ingredient("salt", note: "to taste")],
        steps: [
            Step(title: "Chop", text: "Chop the pumpkin."),
            Step(
                title: "Simmer the soup", text: "Simmer for 25–30 minutes.", ingredients: [Ingredient("salt")]
            ),
        ],
        nutrition: Nutrition(kilocalories: 210, protein: 5, carbohydrate: 30, fat: 7))
    static let crepes = Recipe(id: "crepes", title: "Crêpes", servings: 2, steps: [Step(text: "Fry.")])
    static let pie = Recipe(id: "pumpkin-pie", title: "Pumpkin pie", steps: [Step(text: "Bake 50 minutes.")])
    static let starters = [soup, crepes, pie]
    static let pictures = [
        SavedPicture(name: "pumpkin-soup", mediaType: "image/svg+xml", data: Data("<svg/>".utf8))
    ]

    /// A library with the starters in it, closed again.
    func stocked() async throws {
        let box = try open()
        try await box.stock(Pantry.starters, pictures: Pantry.pictures, version: 1, at: 1)
        try box.close()
    }
}
