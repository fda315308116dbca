import Foundation
import Testing

/// Holds the house to its plan: which target may know which.
@Suite("Arrows point down, and features know no other", .timeLimit(.minutes(2))) struct HouseTests {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test("This package is in order") func inOrder() throws {
        let house = try Blueprint(at: Self.root)
        // It was read at all.
        #expect(house.targets.count { $0.folder.hasPrefix("Sources") } > 25)
        #expect(house.targets.first { $0.name == "Intake" }?.imports["CArchive"] != nil)
        for fault in house.faults { Issue.record("\(fault)") }
    }

    @Test("The fuzzers build the same targets from the same") func fuzzers() throws {
        let house = try Blueprint(at: Self.root)
        let fuzzers = try Blueprint(at: Self.root.appending(path: "Tests/Fuzz"))
        #expect(fuzzers.targets.contains { $0.name == "Intake" })
        for target in fuzzers.targets {
            guard let model = house.targets.first(where: { $0.name == target.name }) else { continue }
            #expect(target.dependencies == model.dependencies, "\(target.name)")
        }
    }

    @Test("The list in the README names every room") func readme() throws {
        let text = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
        let names = Set(text.split(separator: "\n").map { $0.drop { $0 == " " }.prefix { $0 != "/" } })
        for target in try Blueprint(at: Self.root).targets where target.folder.hasPrefix("Sources/") {
            guard target.kind != .system, !target.folder.hasPrefix("Sources/Features/") else { continue }
            #expect(names.contains(target.name[...]), "\(target.name)")
        }
    }

    // MARK: That the rules find what breaks them

    /// A house that is in order: a floor stands on the one below.
    private var sound: Blueprint {
        func target(
            _ name: String, _ folder: String = "Sources", _ kind: Blueprint.Kind = .regular,
            _ below: String...
        ) -> Blueprint.Target {
            Blueprint.Target(
                name: name, kind: kind, folder: "\(folder)/\(name)", dependencies: Set(below),
                imports: Dictionary(uniqueKeysWithValues: below.map { ($0, "A.swift") }))
        }
        return Blueprint(targets: [
            target("CCurl", "Sources", .system), target("Recipes"),
            target("Web", "Sources", .regular, "CCurl"),
            target("Kit", "Sources", .regular, "Recipes"), target("House", "Sources", .regular, "Kit", "Web"),
            target("Diary", "Sources/Features", .regular, "House"),
            target("Plan", "Sources/Features", .regular, "House"),
            target("HandsOff", "Sources", .regular, "Diary", "Plan"),
            target("hands-off", "Sources", .executable, "HandsOff", "ArgumentParser"),
            target("Deeds", "Tests", .regular, "Recipes"),
        ])
    }

    @Test("A house that is in order has no fault") func soundHouse() { #expect(sound.faults == []) }

    @Test(
        "An arrow that is not in the plan is a fault",
        arguments: [
            ("Diary", "Plan", "Diary knows Plan: one feature another"),
            ("Recipes", "CCurl", "Recipes is pure and depends on CCurl (ground)"),
            ("Recipes", "Yams", "Recipes is pure and depends on the package Yams"),
            ("Recipes", "Web", "Recipes (pure) depends on Web above it (world)"),
            ("Kit", "House", "Kit (kit) depends on House above it (house)"),
            ("House", "Diary", "House (house) depends on Diary above it (feature)"),
            ("Plan", "HandsOff", "Plan (feature) depends on HandsOff above it (product)"),
            ("HandsOff", "hands-off", "HandsOff (product) depends on hands-off above it (program)"),
            ("HandsOff", "Deeds", "HandsOff depends on Deeds, which is there for tests"),
        ])
    func wrongArrows(from: String, to: String, fault: String) throws {
        var house = sound
        let index = try #require(house.targets.firstIndex { $0.name == from })
        house.targets[index].dependencies.insert(to)
        house.targets[index].imports[to] = "A.swift"
        #expect(house.faults.contains(fault), "\(house.faults)")
    }

    @Test("What is imported is declared, and what is declared is imported") func declarations() throws {
        var house = sound
        let index = try #require(house.targets.firstIndex { $0.name == "Diary" })
        house.targets[index].imports["Recipes"] = "Page.swift"
        house.targets[index].dependencies.insert("Web")
        #expect(
            house.faults == [
                "Diary imports Recipes in Page.swift and doesn't declare it",
                "Diary declares Web, and no file imports it",
            ])
    }

    @Test("What nobody has placed is a fault, and so is a pure target that calls the system") func placing()
        throws
    {
        var house = sound
        house.targets.append(Blueprint.Target(name: "Attic", folder: "Sources/Attic"))
        let index = try #require(house.targets.firstIndex { $0.name == "Recipes" })
        house.targets[index].imports["Glibc"] = "Soup.swift"
        #expect(
            house.faults == [
                "Recipes is pure and imports Glibc in Soup.swift",
                "Attic (Sources/Attic) is on no floor: say in Floor.swift where it belongs",
            ])
    }

    @Test("Imports are read in all their forms") func imports() {
        let text = """
            // import Prose
            import A
            @testable import B
            public import struct C.Data
            @preconcurrency internal import D // why
            @_exported import E.F
            let text = "import G"
                import H
            import what comes, said the cook
            """
        #expect(Blueprint.modules(importedBy: text) == ["A", "B", "C", "D", "E"])
    }
}
