internal import Markup

/// A page as a tree, for what its scripts don't say.
struct PageTree {
    init(_ file: SourceFile, skim: PageSkim) throws(Refusal) {}
    func completing(_ found: [WrittenRecipe]) -> [WrittenRecipe] { found }
}
