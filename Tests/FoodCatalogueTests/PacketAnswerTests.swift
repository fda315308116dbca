import Recipes
import Testing

@testable import FoodCatalogue

@Suite("Open Food Facts asked for one packet (MO3)") struct PacketAnswerTests {
    @Test("The number is asked for, and nothing that isn’t one of its digits") func address() {
        #expect(
            OpenFoodFacts.address(of: "4012345678901").hasPrefix(
                "https://world.openfoodfacts.org/api/v2/product/4012345678901.json?"))
        #expect(OpenFoodFacts.address(of: "../../4012?x=%2F").contains("/product/40122.json?"))
    }

    @Test("A product is a food with its portion; what has no energy, or isn’t there, is none")
    func answers() throws {
        let answer = """
            {"code":"4012345678901","status":1,"product":{"code":"4012345678901","product_name":"Oat bar",
            "brands":"Mill","serving_size":"1 bar (40 g)","serving_quantity":"40",
            "nutriments":{"energy-kcal_100g":430,"proteins_100g":"9.1","fat_100g":16.2}}}
            """
        let food = try #require(OpenFoodFacts.answer(Array(answer.utf8)))
        #expect(food.english == "Oat bar" && food.detail == "Mill" && food.barcode == "4012345678901")
        #expect(food.nutrition == Nutrition(kilocalories: 430, protein: 9.1, fat: 16.2))
        #expect(food.portions.map(\.grams) == [40])
        for none in [
            "", "null", "[]", #"{"status":0,"status_verbose":"product not found"}"#,
            #"{"status":1,"product":{"code":"4012345678901","product_name":"Water","nutriments":{}}}"#,
            #"{"product":{"product_name":"No code","nutriments":{"energy-kcal_100g":430}}}"#,
            #"{"product":{"code":"4012345678901","product_name":"Odd","nutriments":{"energy-kcal_100g":9e9}}}"#,
        ] {
            #expect(OpenFoodFacts.answer(Array(none.utf8)) == nil, "\(none)")
        }
        #expect(OpenFoodFacts.answer([UInt8](repeating: 32, count: OpenFoodFacts.longestLine + 1)) == nil)
    }

    @Test("Fifteen a minute, and then none until one of them is a minute ago") func pace() {
        var pace = AskingPace()
        let times = (0..<15).map(Double.init) + [15, 59.9, 60, 60.5, 61]
        let taken = times.filter { pace.take(at: $0) }
        #expect(taken == (0..<15).map(Double.init) + [60, 61])
    }
}
