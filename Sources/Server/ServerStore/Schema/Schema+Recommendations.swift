extension Schema {
    /// Posts that recommend a page: which, so that a card says so without its recipe.
    static let recommendations = Migration(
        "recommendations", ["ALTER TABLE post ADD COLUMN link TEXT"])
}
