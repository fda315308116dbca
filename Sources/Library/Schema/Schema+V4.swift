extension Schema {
    /// What all recipes are sorted by when they are leafed through; each holds all that is asked for, so that
    /// no recipe is read for it.
    static let v4 = """
        CREATE INDEX recipe_minutes ON recipe (preparationMinutes, cookingMinutes);
        CREATE INDEX recipe_stars ON recipe (stars) WHERE stars != 0;
        """
}
