import Library

/// The collection whose page is open (RF3).
@MainActor final class CollectionModel: PageModel {
    let id: RecipeCollection.ID
    init(_ id: RecipeCollection.ID) { self.id = id }
}
