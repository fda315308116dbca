/// All collections (RF2, RF3).
@MainActor final class CollectionsModel: PageModel {}
