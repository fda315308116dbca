/// What two wordings of one recipe may differ in.
public enum RecipeAspect: Sendable, Hashable, CaseIterable {
    case title, summary, figures, ingredients, steps, notes, origin
}
