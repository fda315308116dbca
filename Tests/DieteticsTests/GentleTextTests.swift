import Dietetics
import Testing

@Suite("What isn’t said where somebody recovers (MO2)") struct GentleTextTests {
    @Test(arguments: [
        "215 kcal", "900 kJ", "Low-calorie jam", "Kalorienarm", "Protein: 7 g", "Carbohydrate", "Nährwerte",
        "Weight",
        "Dein Gewicht", "Your BMI", "A streak of 5", "Milk, 2 % fat", "Low-fat yoghurt", "fettarme Milch",
    ]) func hurts(text: String) { #expect(GentleText.hurts(text)) }

    @Test(arguments: [
        "500 g flour", "250 ml Milch", "180 °C", "25 minutes", "4 servings", "2 kg potatoes", "Eiweiß",
        "Fat quarter",
        "Sensitivity: 50 %", "Vegetarian", "Whatever you eat today is right.",
    ]) func fine(text: String) { #expect(!GentleText.hurts(text)) }
}
