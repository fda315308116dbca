import Foundation
import Testing

@testable import Recipes

@Suite struct ZZDump {
    @Test func dump() throws {
        guard let data = FileManager.default.contents(atPath: "/work/main/.build/am/all.jsonl") else {
            return
        }
        var out = ""
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
            guard let r = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
                let groups = r["ingredientGroups"] as? [[String: Any]], let steps = r["steps"] as? [String]
            else { continue }
            var list: [Ingredient] = []
            for g in groups {
                for l in g["ingredients"] as? [String] ?? [] {
                    guard var i = Ingredient.read(l) else { continue }
                    i.part = g["purpose"] as? String
                    list.append(i)
                }
            }
            let recipe = Recipe(id: "a", title: "a", ingredients: list, steps: steps.map { Step(text: $0) })
            let spoken = recipe.spokenIngredients
            let o: [String: Any] = [
                "file": r["source"]!, "names": list.map(\.name), "parts": list.map { $0.part ?? "" },
                "steps": steps, "spoken": spoken,
            ]
            out += String(decoding: try JSONSerialization.data(withJSONObject: o), as: UTF8.self) + "\n"
        }
        try out.write(toFile: "/work/main/.build/am/spoken.jsonl", atomically: true, encoding: .utf8)
    }
}
