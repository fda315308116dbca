public import Recipes

extension German {
    public var ovenTitle: String { "Ofen" }
    public var restsTitle: String { "Ruht" }
    public func restLength(_ length: Rest.Length) -> String {
        switch length {
        case .night: return "über Nacht"
        case .seconds(let least, let most):
            let span = RestSpan(least, upTo: most)
            let isOne = span.most == 1
            let unit = span.unit == .days ? (isOne ? "Tag" : "Tage") : (isOne ? "Stunde" : "Stunden")
            return "\(span.figures(self)) \(unit)"
        }
    }
    public func rests(_ length: Rest.Length) -> String { "Ruht \(restLength(length))" }
}
