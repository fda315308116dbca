import FoodCatalogue
import Foundation
import Recipes
import Testing

@Suite("Packets from Open Food Facts (MO3)") struct OpenFoodFactsTests {
    private static let heading =
        "code\turl\tproduct_name\tbrands\tserving_size\tserving_quantity\tenergy-kj_100g\tenergy-kcal_100g\tenergy_100g"
        + "\tfat_100g\tcarbohydrates_100g\tsugars_100g\tfiber_100g\tproteins_100g\tsalt_100g"

    private static func read(_ lines: [String]) -> [CatalogueFood?] {
        var reader = OpenFoodFacts()
        return lines.map { reader.food(Data($0.utf8)) }
    }

    @Test("A line of the table is a food of 100 g, with its serving and its barcode") func table() throws {
        let read = Self.read([
            Self.heading,
            "4000417025005\thttp://x\tVollmilch Schokolade\tRitter Sport\t1 Stück (16 g)\t16\t2343\t560\t2343\t35\t53\t52\t2\t6.5\t0.12",
        ])
        #expect(read[0] == nil)
        let food = try #require(read[1])
        #expect(food.id == "off 4000417025005" && food.barcode == "4000417025005")
        #expect(food.english == "Vollmilch Schokolade" && food.detail == "Ritter Sport")
        #expect(food.nutrition == Nutrition(kilocalories: 560, protein: 6.5, carbohydrate: 53, fat: 35))
        #expect(food.portions.map(\.grams) == [16] && food.portions.first?.name == "1 Stück (16 g)")
        #expect(food.sugar == 52 && food.fibre == 2 && food.salt == 0.12)
    }

    @Test("An object of the JSON lines says the same, whether its numbers are numbers or texts") func json()
        throws
    {
        let line = """
            {"code": "3017620422003", "product_name": "Nutella", "brands": "Ferrero", "serving_quantity": "15",
            "nutriments": {"energy-kj_100g": 2252, "fat_100g": "30.9", "proteins_100g": 6.3, "nova-group": 4}, "x": [1]}
            """.replacing("\n", with: " ")
        let food = try #require(Self.read([line])[0])
        #expect(food.english == "Nutella" && food.portions.map(\.grams) == [15])
        // 2,252 kJ by 4.184.
        #expect(food.nutrition == Nutrition(kilocalories: 538, protein: 6.3, fat: 30.9))
    }

    @Test(
        "What is no food, and what no food can hold, is passed over",
        arguments: [
            "", "{", "null", "[1]", "{\"code\": \"12345678\"}",
            "{\"code\": \"12345678\", \"product_name\": \"Tea\"}",
            "{\"code\": \"x\", \"product_name\": \"Tea\", \"nutriments\": {\"energy-kcal_100g\": 1}}",
            "{\"code\": \"12345678\", \"product_name\": \" \", \"nutriments\": {\"energy-kcal_100g\": 1}}",
            "{\"code\": \"12345678\", \"product_name\": \"Tea\", \"nutriments\": {\"energy-kcal_100g\": 99999}}",
            "{\"code\": \"12345678\", \"product_name\": \"Tea\", \"nutriments\": {\"energy-kcal_100g\": -1}}",
            "{\"code\": \"12345678\", \"product_name\": \"Tea\", \"nutriments\": {\"energy-kcal_100g\": \"nan\"}}",
        ]) func refused(line: String)
    { #expect(Self.read([line])[0] == nil) }

    @Test("Hostile words are tamed, and short lines have no more than they have") func hostile() throws {
        let name = "Tea\u{202E}\u{0} \n " + String(repeating: "x", count: 9000)
        let line = try JSONEncoder().encode([
            "code": "12345678", "product_name": name,
        ])
        var text = String(decoding: line, as: UTF8.self)
        text.removeLast()
        let food = try #require(
            Self.read([text + ",\"nutriments\":{\"energy-kcal_100g\":1,\"fat_100g\":400}}"])[0])
        #expect(food.english.count == 120 && food.english.hasPrefix("Tea xxx"))
        #expect(food.nutrition.fat == nil)
        #expect(Self.read([Self.heading, "12345678\tu\tTea"])[1] == nil)
    }

    @Test("They are found by name and by barcode, and renewed") func found() async throws {
        let catalogue = try FoodCatalogue.inMemory()
        var foods = Self.read([
            Self.heading, "4000417025005\t\tHazelnut spread\tNussig\t\t\t\t540\t\t31\t57\t56\t\t6\t0.1",
        ]).compactMap(\.self)
        try await catalogue.add(foods)
        foods[0].nutrition.kilocalories = 500
        try await catalogue.add(foods)
        #expect(try await catalogue.find("hazel spr", limit: 5).map(\.nutrition.kilocalories) == [500])
        #expect(try await catalogue.food(barcode: "4000417025005")?.english == "Hazelnut spread")
        #expect(try await catalogue.count() == 1)
        let american = Self.read([Self.heading, "0041570054161\t\tAlmond milk\t\t\t\t\t15\t\t1\t1\t\t\t1\t"])
        try await catalogue.add(american.compactMap(\.self))
        #expect(try await catalogue.food(barcode: "041570054161")?.english == "Almond milk")
        #expect(try await catalogue.food(barcode: "41570054161") == nil)
    }
}
