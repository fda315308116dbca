/// What has a heart (TR08, RF2).
@MainActor final class FavouritesModel: PageModel {}
