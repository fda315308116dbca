import FoodCatalogue
import Foods
import Foundation
import Recipes
import Testing

@Suite("Foods are found while one types (MO3)", .timeLimit(.minutes(2))) struct CatalogueTests {
    private static let table = FoodTable(
        foods: """
            id\tname\tkcal\tprotein\tfat\tcarbohydrate\tfibre\tsugar\tsodium\tportions
            1\tEgg, whole, raw\t140\t12\t10\t1\t0\t1\t142\t1 large=50
            2\tEgg, white, dried\t382\t81\t0\t8\t0\t5\t1280\t
            3\tApples, raw, with skin\t52\t0.3\t0.2\t14\t2.4\t10\t1\t1 large=223;1 medium=182
            4\tApple juice, canned\t46\t0.1\t0.1\t11\t0.2\t10\t4\t1 cup=248
            5\tNoodles, egg, dry\t384\t14\t4\t71\t3\t2\t21\t
            6\tSausage, Berliner\t230\t15\t17\t3\t0\t2\t1297\t
            8\tApio\t40\t1\t0\t9\t2\t2\t80\t

            """, own: "id",
        names: "food\tenglish\tgerman\tweighs\n1\tegg, eggs, large egg\tEi, Eier\t\n"
            + "3\tapple, apples\tApfel, Äpfel\tslice 20\n4\tapple juice\tApfelsaft\tml 1\n"
            + "5\tegg noodles\tEiernudeln\t")

    private func stocked() async throws -> FoodCatalogue {
        let catalogue = try FoodCatalogue.inMemory()
        try await catalogue.stock({ Self.table }, edition: "1")
        return catalogue
    }

    @Test(
        "In either language, whatever the order, from the first letter",
        arguments: [
            ("egg", "1"), ("EGGS", "1"), ("Ei", "1"), ("eier", "1"), ("apf", "3"), ("ap", "3"), ("apio", "8"),
            ("Äpfel", "3"), ("a", "3"),
            ("juice app", "4"), ("apfels", "4"), ("egg noo", "5"), ("white egg", "2"), ("berlin", "6"),
        ]) func finds(text: String, id: String) async throws
    {
        #expect(try await stocked().find(text, limit: 5).first?.id == id)
    }

    @Test(
        "Nothing is found by nothing, and by nonsense",
        arguments: ["", " ,", "xyzzy", "egg xyzzy", "\"*", "a OR b NOT"])
    func nothing(text: String) async throws {
        #expect(try await stocked().find(text, limit: 5).isEmpty)
    }

    @Test("A food says what it is and what its measures weigh") func food() async throws {
        let apple = try #require(try await stocked().food("3"))
        #expect(
            apple.english == "Apple" && apple.german == "Apfel" && apple.detail == "Apples, raw, with skin")
        #expect(apple.portions.map(\.name) == ["large", "medium", "slice"])
        #expect(apple.nutrition.kilocalories == 52 && apple.nutrition.carbohydrate == 11.6)
        #expect(try await stocked().food("7") == nil)
    }

    @Test("What is brought in besides is found behind the table’s, by its barcode, too, and stays")
    func others()
        async throws
    {
        let catalogue = try await stocked()
        try await catalogue.add([
            CatalogueFood(
                id: "off:4006381333931", name: "Egg salad", detail: "Somebody’s",
                nutrition: Nutrition(kilocalories: 250), barcode: "4006381333931")
        ])
        #expect(try await catalogue.find("egg", limit: 9).map(\.id).last == "off:4006381333931")
        #expect(try await catalogue.find("egg sal", limit: 9).map(\.id) == ["off:4006381333931"])
        #expect(try await catalogue.food(barcode: "4006381333931")?.english == "Egg salad")
        // Another edition of the table leaves it alone.
        try await catalogue.stock({ Self.table }, edition: "2")
        #expect(try await catalogue.count() == 8)
        #expect(try await catalogue.find("apple", limit: 9).count == 2)
    }

    @Test("What is there is read once; a file that is none is made anew") func file() async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "foods-\(UUID()).sqlite").path
        defer {
            for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + ending) }
        }
        try Data("no database".utf8).write(to: URL(filePath: path))
        let first = try FoodCatalogue.open(at: path)
        try await first.stock({ Self.table }, edition: "1")
        let again = try FoodCatalogue.open(at: path)
        try await again.stock(
            {
                Issue.record("read again")
                return nil
            }, edition: "1")
        #expect(try await again.find("egg", limit: 5).first?.id == "1")
    }
}
