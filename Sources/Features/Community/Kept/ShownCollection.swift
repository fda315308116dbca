import API
import Library
import Recipes

/// One of the cook's collections, and which of its dishes others could see.
struct OwnCollection: Sendable, Hashable {
    struct Dish: Sendable, Hashable {
        var title: String
        /// The cook's own post, or the one that it is a copy of; nil = it is published nowhere.
        var post: Post.ID?
    }

    /// By which it is known on all machines.
    var key: String
    var name: String
    /// In the cook's order.
    var dishes: [Dish]

    /// What can be shown, each once and no more than there is room for.
    var posts: [Post.ID] {
        var seen: Set<Post.ID> = []
        return Array(
            dishes.compactMap(\.post).filter { seen.insert($0).inserted }
                .prefix(CollectionDraft.mostPosts))
    }

    /// What stays at home.
    var unpublished: [String] { dishes.filter { $0.post == nil }.map(\.title) }
}

/// What others see of a collection, as it was told to the server last.
struct ShownCollection: Sendable, Hashable {
    /// What the server calls it.
    var id: PublicCollection.ID
    /// What it was called in the library then.
    var called: String
    var draft: CollectionDraft
}
