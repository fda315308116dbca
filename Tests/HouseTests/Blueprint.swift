/// The plan of a house: the targets of a package, what they say they depend on, and what their sources
/// import.
struct Blueprint {
    enum Kind: String, Decodable {
        case system, regular, executable, test
        case binary, plugin, macro
    }

    struct Target {
        var name: String
        var kind = Kind.regular
        /// "Sources/Features/Diary".
        var folder: String
        /// Other targets, and products of other packages.
        var dependencies: Set<String> = []
        /// Modules, each with a file that imports it.
        var imports: [String: String] = [:]
    }

    var targets: [Target]

    /// What comes with the language and the system, and needs no declaration.
    static let givenModules: Set = [
        "Foundation", "FoundationEssentials", "Glibc", "Synchronization", "Dispatch", "Observation",
        "Testing",
    ]

    /// What is wrong, a sentence each.
    var faults: [String] {
        targets.flatMap { target in
            declarationFaults(target) + (target.folder.hasPrefix("Tests") ? [] : arrowFaults(target))
        }
    }

    private func target(_ name: String) -> Target? { targets.first { $0.name == name } }

    private func arrowFaults(_ target: Target) -> [String] {
        guard let floor = Floor(target) else {
            return ["\(target.name) (\(target.folder)) is on no floor: say in Floor.swift where it belongs"]
        }
        var faults: [String] = []
        for name in target.dependencies.sorted() {
            guard let other = self.target(name) else {
                if floor == .pure {
                    faults.append("\(target.name) is pure and depends on the package \(name)")
                }
                continue
            }
            if other.folder.hasPrefix("Tests") {
                faults.append("\(target.name) depends on \(name), which is there for tests")
            } else if let below = Floor(other) {
                if below > floor {
                    faults.append("\(target.name) (\(floor)) depends on \(name) above it (\(below))")
                }
                if floor == .pure, below != .pure {
                    faults.append("\(target.name) is pure and depends on \(name) (\(below))")
                }
                if floor == .feature, below == .feature {
                    faults.append("\(target.name) knows \(name): one feature another")
                }
            }
        }
        if floor == .pure {
            faults += target.imports.filter { $0.key == "Glibc" || $0.key == "Dispatch" }
                .map { "\(target.name) is pure and imports \($0.key) in \($0.value)" }
        }
        return faults
    }

    private func declarationFaults(_ target: Target) -> [String] {
        // A module map imports nothing.
        guard target.kind != .system else { return [] }
        let known = target.dependencies.union(Self.givenModules).union([target.name])
        let undeclared = target.imports.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }
            .map { "\(target.name) imports \($0.key) in \($0.value) and doesn't declare it" }
        // A program may be needed to be run only.
        let dead = target.dependencies.subtracting(target.imports.keys)
            .filter { self.target($0)?.kind != .executable }.sorted()
            .map { "\(target.name) declares \($0), and no file imports it" }
        return undeclared + dead
    }
}
