import Foundation
import Testing

@testable import Bringing

@Suite("Which photographed pages are one recipe (RF4)") struct PrintedSheetsTests {
    private static let soup = """
        Tomato soup

        Ingredients
        500 g tomatoes
        1 onion

        Method
        1. Chop everything, and cook it for 20 minutes.
        """
    private static let list = "Leek tart\n\nIngredients\n250 g flour\n125 g butter\n3 leeks"
    private static let method = "Method\n1. Rub the butter into the flour.\n2. Bake for 40 minutes."

    @Test("A page that isn’t whole goes with the one before or after it, whole ones stand alone")
    func groups() {
        #expect(PrintedSheets.recipes([Self.soup, Self.soup]) == [0..<1, 1..<2])
        #expect(PrintedSheets.recipes([Self.list, Self.method]) == [0..<2])
        #expect(PrintedSheets.recipes([Self.soup, Self.list, Self.method, Self.soup]) == [0..<3, 3..<4])
        #expect(PrintedSheets.recipes([Self.list, Self.method, Self.soup]) == [0..<2, 2..<3])
        #expect(PrintedSheets.recipes([]).isEmpty)
    }

    @Test("A letter is no recipe, and a list of what goes in is one that can be completed") func recipe() {
        #expect(!PrintedSheets.isRecipe("Dear Anna,\n\nthank you for the flowers. They are beautiful."))
        #expect(PrintedSheets.isRecipe(Self.list) && PrintedSheets.isRecipe(Self.soup))
    }

    @Test("Photographs that follow one another are read together, and forty at most") func sources() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "sheets-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func file(_ name: String, _ bytes: [UInt8]) throws -> ImportSource {
            let place = folder.appending(path: name)
            try Data(bytes).write(to: place)
            return .path(place.path)
        }
        let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0], text = try file("a.txt", Array("Soup".utf8))
        let pages = try (10..<53).map { try file("page-\($0).jpg", jpeg) }
        let groups = ImportSource.grouped([text, pages[0], pages[1], text] + pages)
        #expect(groups.map(\.sources.count) == [1, 2, 1, 40, 3])
        #expect(groups.map(\.arePages) == [false, true, false, true, true])
        // By name as people count, and nothing but photographs.
        #expect(
            PrintedSheets.photographs(inFolder: folder.path)
                == (10..<50).map { "\(folder.path)/page-\($0).jpg" })
    }
}
