import Exchange
import Foundation
import Recipes
import Testing

/// The fuzzer's cases, in Tests/Fuzz/Readers: what once broke a reader, and what reaches each of its branches.
@Suite("Files that a fuzzer made up") struct ReaderCasesTests {
    @Test("None of them stops a reader") func cases() throws {
        let folder =
            "/" + #filePath.split(separator: "/").dropLast(2).joined(separator: "/") + "/Fuzz/Readers"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(names.count >= 15)
        var recipes = 0
        for name in names {
            let bytes = Array(try Data(contentsOf: URL(filePath: folder + "/" + name)))
            guard let choice = bytes.first else { continue }
            let file = SourceFile(name: "case", bytes: Array(bytes.dropFirst()))
            let formats = KnownFormats.files
            if Int(choice) < formats.count {
                recipes += (try? formats[Int(choice)].read(file))?.count ?? 0
            }
            _ = KnownFormats.read(file) { found in
                if case .success(let recipe) = found { _ = try? recipe.recipe(id: recipe.key) }
                return true
            }
        }
        #expect(recipes >= 15, "a case of each format holds a recipe")
    }
}
