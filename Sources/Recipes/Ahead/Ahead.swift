/// What a cook wants to know before the first step: how hot the oven must be, and how long the dish rests.
public struct Ahead: Sendable, Hashable {
    /// In the order of the steps, each once.
    public var heats: [Temperature]
    /// In the order of the steps.
    public var rests: [Rest.Length]

    /// More would tell less.
    private static let most = 3

    /// - Parameter system: in whose degrees; nil = those that each step says first.
    public init(_ recipe: Recipe, in system: MeasuringSystem? = nil) {
        heats = recipe.steps.flatMap { OvenFinder.find(in: $0.text, system) }.reduce(into: []) {
            heats, heat in
            if !heats.contains(heat) { heats.append(heat) }
        }
        rests = recipe.steps.flatMap(\.rests).map(\.length)
    }

    /// "220 °C → 180 °C"; nil = the oven stays cold.
    public var oven: String? {
        heats.isEmpty ? nil : heats.prefix(Self.most).map(\.text).joined(separator: " → ")
    }

    /// "overnight + 2 hours"; nil = it does not rest.
    public func rest(_ words: any KitchenWords) -> String? {
        rests.isEmpty
            ? nil : rests.prefix(Self.most).map { words.restLength($0) }.joined(separator: " + ")
    }
}
