extension English {
    public var pickNothing: String { "Pick nothing" }
    public func pickedCount(_ count: Int) -> String { "\(count) picked" }
    public func deed(_ deed: String, _ count: Int) -> String { "\(deed) \(count)" }
}
