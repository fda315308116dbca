public import Recipes

extension English {
    public var ovenTitle: String { "Oven" }
    public var restsTitle: String { "Rests" }
    public func restLength(_ length: Rest.Length) -> String {
        switch length {
        case .night: return "overnight"
        case .seconds(let least, let most):
            let span = RestSpan(least, upTo: most)
            let isOne = span.most == 1
            let unit = span.unit == .days ? (isOne ? "day" : "days") : (isOne ? "hour" : "hours")
            return "\(span.figures(self)) \(unit)"
        }
    }
    public func rests(_ length: Rest.Length) -> String {
        switch length {
        case .night: "Rests overnight"
        case .seconds: "Rests for \(restLength(length))"
        }
    }
}
