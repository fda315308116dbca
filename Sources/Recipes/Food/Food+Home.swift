extension Food {
    /// So many foods are looked at when a cook asks what can be made of them; a full pantry has that many.
    public static let mostAtHome = 60
}
