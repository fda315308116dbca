import CooklangText

/// A file of Cooklang as its canonical tests compare it: steps of text, ingredients, cookware and timers.
public struct CooklangCanonical: Sendable, Hashable {
    public enum Quantity: Sendable, Hashable {
        case number(Double)
        case text(String)
    }

    public enum Item: Sendable, Hashable {
        case text(String)
        case ingredient(name: String, quantity: Quantity, units: String)
        case cookware(name: String, quantity: Quantity, units: String)
        case timer(name: String, quantity: Quantity, units: String)
    }

    public var steps: [[Item]]
    /// In the order of the file, under the keys as they are written; lists and tables are left out.
    public var metadata: [(key: String, value: String)] { entries.map { ($0.key, $0.value) } }
    private var entries: [Entry]

    private struct Entry: Sendable, Hashable {
        var key: String
        var value: String
    }

    /// - Parameter text: the whole file, its lines ended by "\n".
    public init(_ text: String) {
        let document = CooklangDocument(text)
        steps = document.blocks.compactMap { block in
            if case .step(let items) = block { Self.items(items) } else { nil }
        }
        entries = (document.front.entries + document.oldMetadata).compactMap { entry in
            entry.value.text.map { Entry(key: entry.key, value: $0) }
        }
    }

    private static func items(_ items: [CooklangItem]) -> [Item] {
        var all: [Item] = []
        var text = ""
        for item in items {
            let made: Item
            switch item {
            case .text(let more):
                text += more
                continue
            case .softBreak:
                text += " "
                continue
            case .hardBreak:
                text += "\n"
                continue
            case .ingredient(let one):
                made = .ingredient(
                    name: one.name, quantity: quantity(one, or: .text("some")), units: one.units)
            case .cookware(let one):
                made = .cookware(name: one.name, quantity: quantity(one, or: .number(1)), units: one.units)
            case .timer(let one):
                made = .timer(name: one.name, quantity: quantity(one, or: .text("")), units: one.units)
            }
            if !text.isEmpty { all.append(.text(text)) }
            text = ""
            all.append(made)
        }
        if !text.isEmpty { all.append(.text(text)) }
        return all
    }

    private static func quantity(_ component: CooklangComponent, or none: Quantity) -> Quantity {
        if component.quantity.isEmpty { return none }
        return number(component.quantity).map(Quantity.number) ?? .text(component.quantity)
    }

    /// "3", "1.5", "1/2", "1 / 2"; but "01/2" is a text.
    private static func number(_ text: String) -> Double? {
        let scalars = text.unicodeScalars
        guard let first = scalars.first, first.isDigit,
            scalars.allSatisfy({ $0.isDigit || " ./".unicodeScalars.contains($0) })
        else { return nil }
        if first == "0", scalars.count > 1, scalars.dropFirst().first?.isDigit == true { return nil }
        return WrittenNumber.read(text)
    }
}

extension CooklangCanonical {
    /// As JSON: {"steps": [[{"type": …}]], "metadata": {…}}.
    public var json: String { value.line() }

    var value: JSONValue {
        .table([
            ("steps", .list(steps.map { step in .list(step.map(\.value)) })),
            ("metadata", .table(entries.map { ($0.key, .text($0.value)) })),
        ])
    }
}

extension CooklangCanonical.Item {
    fileprivate var value: JSONValue {
        func component(
            _ type: String, _ name: String, _ quantity: CooklangCanonical.Quantity, _ units: String
        ) -> JSONValue {
            let amount: JSONValue =
                switch quantity {
                case .number(let number): .measure(number)
                case .text(let text): .text(text)
                }
            return .table([
                ("type", .text(type)), ("name", .text(name)), ("quantity", amount), ("units", .text(units)),
            ])
        }
        switch self {
        case .text(let text): return .table([("type", .text("text")), ("value", .text(text))])
        case .ingredient(let name, let quantity, let units):
            return component("ingredient", name, quantity, units)
        case .cookware(let name, let quantity, let units): return component("cookware", name, quantity, units)
        case .timer(let name, let quantity, let units): return component("timer", name, quantity, units)
        }
    }
}
