extension Schema {
    /// What an account keeps for its orders: see `Delivery.Kept`.
    static let deliveries = Migration(
        "deliveries",
        ["first_name", "last_name", "place", "room"].map { "ALTER TABLE account ADD COLUMN \($0) TEXT" })
}
