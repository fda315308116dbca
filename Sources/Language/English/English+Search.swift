extension English {
    public var byName: String { "By name" }
    public var byFridge: String { "My fridge" }
    public var emptyFridge: String { "Empty the fridge" }
}
