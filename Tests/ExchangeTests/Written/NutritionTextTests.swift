import Testing

@testable import Exchange

@Suite("What a serving contains, in a cook's words (TR23)") struct NutritionTextTests {
    @Test(arguments: [
        ("Calories: 320, Fat: 12 g, Carbohydrates: 40g, Protein 5 g", 320, "12 g", "40 g", "5 g"),
        ("320 kcal\n12 g fat\n40 g carbs\n5 g protein", 320, "12 g", "40 g", "5 g"),
        (
            "Nährwerte pro Portion\nBrennwert 320 kcal · Fett 12 g · Kohlenhydrate 40 g · Eiweiß 5 g", 320,
            "12 g", "40 g", "5 g"
        ),
        (
            "Nutrition Facts\n- Energy: 320 kcal\n- Total Fat: 12g\n- Carbs: 40 g\n- Protein: 5 g", 320,
            "12 g", "40 g", "5 g"
        ),
    ])
    func facts(text: String, energy: Double, fat: String, carbohydrate: String, protein: String) {
        let read = NutritionText(text)
        #expect(WrittenNutrition(read.facts).nutrition?.kilocalories == energy)
        #expect(read.facts["fatContent"] == fat)
        #expect(read.facts["carbohydrateContent"] == carbohydrate)
        #expect(read.facts["proteinContent"] == protein)
        #expect(read.rest == "")
    }

    @Test func whatElseIsSaidIsKept() {
        let read = NutritionText("Calories: 320\nFrom the packet, so who knows.")
        #expect(read.facts == ["calories": "320"])
        #expect(read.rest == "From the packet\nso who knows.")
    }

    @Test(arguments: ["", "Low in fat", "12 g fat", "Serves 4 with 2 eggs each", "Weight Watchers points: 7"])
    func nothingIsInvented(text: String) {
        let read = NutritionText(text)
        #expect(read.facts.isEmpty)
        #expect(read.rest == text)
    }
}
