import Foundation
import Testing

@testable import Exchange

/// The test cases that the formats' makers publish.
@Suite(
    "Formats as their makers test them",
    .enabled(if: SharedRecipes.folder != nil, "skipped: the shared recipes are not beside the checkout"))
struct OthersCasesTests {
    @Test("RecipeMD: all valid cases read equal, all invalid refused") func recipeMD() throws {
        let folder = "recipemd/testcases/cases"
        let names = SharedRecipes.names(folder, ending: ".md")
        #expect(names.count >= 30)
        for name in names {
            let file = SourceFile(name: name, bytes: SharedRecipes.bytes("\(folder)/\(name)"))
            if name.hasSuffix(".invalid.md") {
                #expect(throws: Refusal.self, "\(name)") { _ = try RecipeMD.read(file) }
            } else {
                let want = SharedRecipes.bytes("\(folder)/\(name.dropLast(3)).json")
                let have = try RecipeMDDocument(try file.text()).json
                #expect(try object(Array(have.utf8)) == object(want), "\(name)")
                #expect(RecipeMD.recognises(file), "\(name)")
            }
        }
    }

    /// The canonical tests are YAML, whose front matter reader is the house's own.
    @Test("Cooklang: 60 of 60 canonical tests") func cooklang() throws {
        let text = String(decoding: SharedRecipes.bytes("cooklang-spec/tests/canonical.yaml"), as: UTF8.self)
        let tests = try #require(FrontMatter("---\n\(text)\n---\n").value("tests"))
        guard case .table(let cases) = tests else { return }
        #expect(cases.count == 60)
        for test in cases {
            let source = try #require(test.value["source"]?.text)
            let canonical = CooklangCanonical(source)
            guard case .list(let steps)? = test.value["result"]?["steps"] else { continue }
            #expect(canonical.steps.count == steps.count, "\(test.key)")
            for (have, want) in zip(canonical.steps, steps) {
                #expect(said(have) == said(want), "\(test.key)")
            }
            if case .table(let metadata)? = test.value["result"]?["metadata"] {
                #expect(canonical.metadata.map(\.key) == metadata.map(\.key), "\(test.key)")
                #expect(
                    canonical.metadata.map(\.value) == metadata.map { $0.value.text ?? "" }, "\(test.key)")
            }
        }
    }

    @Test("based.cooking: every recipe has title, ingredients and steps") func based() throws {
        let names = SharedRecipes.names("based.cooking/content", ending: ".md")
        #expect(names.count == 350)
        for name in names {
            let file = SourceFile(name: name, bytes: SharedRecipes.bytes("based.cooking/content/\(name)"))
            guard name != "_index.md" else {
                #expect(throws: Refusal.self) { _ = try KnownFormats.read(file) }
                continue
            }
            let recipe = try #require(try KnownFormats.read(file).first)
            #expect(!recipe.title.isEmpty && !recipe.ingredients.isEmpty && !recipe.steps.isEmpty, "\(name)")
            #expect(!recipe.isGuessed, "\(name)")
            #expect(!recipe.author.isEmpty || !recipe.keywords.isEmpty, "\(name)")
        }
    }

    private func said(_ items: [CooklangCanonical.Item]) -> [[String]] {
        items.map { item in
            switch item {
            case .text(let text): ["text", text]
            case .ingredient(let name, let quantity, let units): ["ingredient", name, said(quantity), units]
            case .cookware(let name, let quantity, let units): ["cookware", name, said(quantity), units]
            case .timer(let name, let quantity, let units): ["timer", name, said(quantity), units]
            }
        }
    }

    private func said(_ quantity: CooklangCanonical.Quantity) -> String {
        switch quantity {
        case .number(let value): "\(value)"
        case .text(let text): text
        }
    }

    private func said(_ step: FrontValue) -> [[String]] {
        guard case .list(let items) = step else { return [] }
        return items.map { item in
            let type = item["type"]?.text ?? ""
            if type == "text" { return [type, item["value"]?.text ?? ""] }
            let quantity = item["quantity"]?.text ?? ""
            return [
                type, item["name"]?.text ?? "", Double(quantity).map { "\($0)" } ?? quantity,
                item["units"]?.text ?? "",
            ]
        }
    }

    private func object(_ json: [UInt8]) throws -> NSDictionary {
        try #require(try JSONSerialization.jsonObject(with: Data(json)) as? NSDictionary)
    }
}
