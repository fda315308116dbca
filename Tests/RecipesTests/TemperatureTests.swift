import Recipes
import Testing

@Suite("Temperatures in a step (TR23)")
struct TemperatureTests {
    static let found: [(String, String, [Temperature])] = [
        ("Bake at 180 °C.", "180 °C", [Temperature(180, .celsius)]),
        ("Bake at 350F", "350F", [Temperature(350, .fahrenheit)]),
        (
            "Bake at 350 degrees F (175 degrees C).", "350 degrees F (175 degrees C",
            [Temperature(350, .fahrenheit), Temperature(175, .celsius)]
        ),
        (
            "Bake at 180C/160C fan/gas 4.", "180C/160C fan/gas 4",
            [Temperature(180, .celsius), Temperature(160, .celsius), Temperature(4, .gasMark)]
        ),
        ("Gas Mark ½", "Gas Mark ½", [Temperature(0.5, .gasMark)]),
        ("350–375 °F", "350–375 °F", [Temperature(350, upTo: 375, .fahrenheit)]),
        ("between 350 and 375°F", "350 and 375°F", [Temperature(350, upTo: 375, .fahrenheit)]),
        ("four chaud (180°C à 200ºC)", "180°C à 200ºC", [Temperature(180, upTo: 200, .celsius)]),
        ("bei 200 Grad backen", "200 Grad", [Temperature(200, .celsius)]),
        ("heat to 350°", "350°", [Temperature(350, .fahrenheit)]),
        ("freeze at -18 °C", "-18 °C", [Temperature(-18, .celsius)]),
    ]

    @Test("are found with their words, in any scale", arguments: found)
    func finds(text: String, phrase: String, readings: [Temperature]) throws {
        let all = TemperatureFinder.find(in: text)
        try #require(all.count == 1)
        #expect(String(text[all[0].whole]) == phrase)
        #expect(all[0].readings == readings)
    }

    @Test(
        "are not invented",
        arguments: [
            "2 c flour", "turn it by 90 degrees", "a 20 cm tin", "10 minutes", "5 f", "E350F", "vitamin C",
            "gas",
            "step 4", "", "°C", "9999999999999999999999 °C",
        ])
    func none(text: String) { #expect(TemperatureFinder.find(in: text).isEmpty) }

    static let shown: [(Temperature, MeasuringSystem, Temperature)] = [
        (Temperature(350, .fahrenheit), .metric, Temperature(180, .celsius)),
        (Temperature(200, .celsius), .us, Temperature(400, .fahrenheit)),
        (Temperature(4, .gasMark), .metric, Temperature(180, .celsius)),
        (Temperature(350, upTo: 375, .fahrenheit), .metric, Temperature(180, upTo: 190, .celsius)),
        // A thermometer in meat is exact.
        (Temperature(165, .fahrenheit), .metric, Temperature(74, .celsius)),
        (Temperature(100, .celsius), .us, Temperature(212, .fahrenheit)),
        (Temperature(180, .celsius), .metric, Temperature(180, .celsius)),
    ]

    @Test("are said as the other kitchen says them", arguments: shown)
    func converts(temperature: Temperature, system: MeasuringSystem, expected: Temperature) {
        #expect(temperature.shown(in: system) == expected)
    }

    @Test(
        "of ovens are the same there and back",
        arguments: [225.0, 250, 275, 300, 325, 350, 375, 400, 425, 450, 475, 500])
    func back(degrees: Double) {
        let there = Temperature(degrees, .fahrenheit).shown(in: .metric)
        #expect(there.shown(in: .us) == Temperature(degrees, .fahrenheit))
    }

    @Test("are never further off than an oven is, whatever they are")
    func close() {
        for degrees in stride(from: 100.0, through: 600, by: 1) {
            let shown = Temperature(degrees, .fahrenheit).shown(in: .metric).degrees
            #expect(abs(shown - (degrees - 32) * 5 / 9) <= 6.5)
        }
    }
}
