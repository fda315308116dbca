import Language

/// What the pages of cards say: the front page, the search, the favourites, collections, history and the
/// cook's own recipes.
protocol ShelvesWording:
    Wording,
    BrowsingWording,
    CardMenuWording,
    CollectionsWording,
    DeedsWording,
    FavouritesWording,
    FindingWording,
    HistoryWording,
    HomeWording,
    OwnRecipesWording
{}
