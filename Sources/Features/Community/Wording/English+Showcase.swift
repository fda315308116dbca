import API
import Language

// MARK: Of the cook's own

extension English {
    var publishCollection: String { "Publish collection…" }
    func publishCollectionDetail(_ server: String) -> String { "Everybody on \(server) can see and like it" }
    var changePublicCollection: String { "Change what others see" }
    var changePublicCollectionDetail: String { "Its name, its words and its dishes; or nothing any more" }
    func collectionIsPublic(_ server: String) -> String { "Everybody on \(server) sees this collection." }
    var updatePublicCollection: String { "Update what others see" }
    func showcaseOn(_ server: String) -> String { "Publish on \(server)" }
    var showcaseName: String { "What others call it" }
    var showcaseText: String { "What you say about it" }
    var showcasePlaceholder: String { "For whom it is, when you cook it; or nothing" }
    func dishesGo(_ count: Int) -> String {
        count == 0 ? "No dish goes along" : count == 1 ? "1 dish goes along" : "\(count) dishes go along"
    }
    func dishesStay(_ count: Int) -> String {
        count == 1
            ? "1 stays at home, as it isn’t published:" : "\(count) stay at home, as they aren’t published:"
    }
    var showcaseMeans: String {
        "Others see the name, the words and these dishes. Your own notes and changes stay with you."
    }
    var nothingToShow: String {
        "Others see dishes that are published: publish one of yours, or put in one that you have saved."
    }
    func collectionPublished(_ name: String, dishes: Int) -> String {
        "“\(name)” is published, with \(self.dishes(dishes))."
    }
    func publicCollectionChanged(_ name: String) -> String { "Others see “\(name)” as it is now." }
    var publicCollectionGone: String { "Others don’t see it any more. You can publish it anew." }
    var tooManyCollections: String { "You show as many collections as one can." }
    var collectionHeld: String { "A moderator has taken it away. It stays as it was then." }
    var collectionHeldShort: String { "Taken away by a moderator" }
    func fault(ofCollection fault: FieldFault, in field: String) -> String {
        switch (field, fault) {
        case ("posts", .tooLong): "It has more dishes than can be published."
        case ("posts", _): "None of its dishes can be seen by others."
        case ("name", .missing): "It needs a name."
        case (_, .tooLong): "That is too long."
        default: "There is something in it that can’t be published."
        }
    }
    var withdraw: String { "Show it no longer" }
    var withdrawTitle: String { "Show it no longer?" }
    var withdrawText: String {
        "Others won’t find it any more, and its likes are gone. Your own collection stays."
    }
    var collectionWithdrawn: String { "Others don’t see it any more." }
}

// MARK: Of anybody

extension English {
    var whatIsShown: String { "What is shown" }
    func collectionsShown(_ count: Int) -> String { count > 0 ? "Collections (\(count))" : "Collections" }
    var noCollectionsTitle: String { "No collections yet" }
    var noCollectionsOfTheirs: String { "They show no collection." }
    var noCollectionsOfMine: String { "Open one of your collections and publish it." }
    func dishes(_ count: Int) -> String { count == 1 ? "1 dish" : "\(count) dishes" }
    func likesSay(_ count: Int) -> String { count == 1 ? "1 like" : "\(count) likes" }
    func collectionSays(dishes: Int, likes: Int) -> String {
        likes > 0 ? "\(self.dishes(dishes)) · \(likesSay(likes))" : self.dishes(dishes)
    }
    func likes(_ count: Int, isLiked: Bool) -> String {
        let said = isLiked ? "Liked" : "Like"
        return count > 0 ? "\(said) · \(count)" : said
    }
    var noDishesTitle: String { "No dishes" }
    var noDishes: String { "Nothing that is in it is to be seen any more." }
    var publicCollectionTroubleTitle: String { "The collection has not come" }
    var sharePublicCollection: String { "Share this collection" }
    var takeOver: String { "Take over" }
    func takingOver(_ done: Int, of count: Int) -> String { "\(done) of \(count) taken over …" }
    func takenOver(_ count: Int, into name: String, failed: Int) -> String {
        let done = "\(dishes(count)) in your collection “\(name)”."
        return failed == 0 ? done : "\(done) \(failed == 1 ? "1 has" : "\(failed) have") not come."
    }
}
