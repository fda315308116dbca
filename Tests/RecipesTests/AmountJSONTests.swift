import Foundation
import Recipes
import Testing

@Suite("Amounts in files")
struct AmountJSONTests {
    private func json(_ amount: Amount) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(amount), as: UTF8.self)
    }

    @Test("The keys are quantity, upTo and unit")
    func keys() throws {
        #expect(try json(Amount(200, .g)) == #"{"quantity":200,"unit":"g"}"#)
        #expect(try json(Amount(2, upTo: 3, .clove)) == #"{"quantity":2,"unit":"clove","upTo":3}"#)
    }

    @Test(
        "Every unit comes back as it was, known or not",
        arguments: [
            "g", "kg", "ml", "l", "tsp", "tbsp", "cup", "piece", "clove", "slice", "sprig", "bunch", "pinch",
            "handful", "can", "sheet", "leaf", "stick", "Prise", "", "G",
        ])
    func unit(word: String) throws {
        let file = #"{"quantity":1,"unit":"\#(word)"}"#
        let amount = try JSONDecoder().decode(Amount.self, from: Data(file.utf8))
        #expect(amount.unit.name == word)
        #expect(try json(amount) == file)
    }

    @Test("Known units are the cases, others keep their word")
    func cases() {
        #expect(Amount.Unit(named: "tbsp") == .tbsp)
        #expect(Amount.Unit(named: "Prise") == .other("Prise"))
        #expect(Set([Amount.Unit.g, .g, .kg, .other("x"), .other("x")]).count == 3)
    }
}
