import API

/// Collections that people show to others (RF6, SP5).
protocol ShowcaseWording {
    // MARK: Of the cook's own

    var publishCollection: String { get }
    func publishCollectionDetail(_ server: String) -> String
    var changePublicCollection: String { get }
    var changePublicCollectionDetail: String { get }
    /// On the page of the collection itself: that others see it.
    func collectionIsPublic(_ server: String) -> String
    var updatePublicCollection: String { get }
    func showcaseOn(_ server: String) -> String
    var showcaseName: String { get }
    var showcaseText: String { get }
    var showcasePlaceholder: String { get }
    /// How many go along, and how many don't, as nobody has published them.
    func dishesGo(_ count: Int) -> String
    func dishesStay(_ count: Int) -> String
    var showcaseMeans: String { get }
    var nothingToShow: String { get }
    func collectionPublished(_ name: String, dishes: Int) -> String
    func publicCollectionChanged(_ name: String) -> String
    /// It was deleted from another machine.
    var publicCollectionGone: String { get }
    var tooManyCollections: String { get }
    /// A moderator has taken it away, and it can't be changed.
    var collectionHeld: String { get }
    var collectionHeldShort: String { get }
    /// - Parameter field: as ``CollectionDraft/faults`` names it.
    func fault(ofCollection fault: FieldFault, in field: String) -> String
    var withdraw: String { get }
    var withdrawTitle: String { get }
    var withdrawText: String { get }
    var collectionWithdrawn: String { get }

    // MARK: Of anybody

    /// What is chosen between on somebody's page.
    var whatIsShown: String { get }
    func collectionsShown(_ count: Int) -> String
    var noCollectionsTitle: String { get }
    var noCollectionsOfTheirs: String { get }
    var noCollectionsOfMine: String { get }
    func dishes(_ count: Int) -> String
    func likesSay(_ count: Int) -> String
    func collectionSays(dishes: Int, likes: Int) -> String
    /// The button, with how many do.
    func likes(_ count: Int, isLiked: Bool) -> String
    var noDishesTitle: String { get }
    var noDishes: String { get }
    var publicCollectionTroubleTitle: String { get }
    var sharePublicCollection: String { get }
    var takeOver: String { get }
    func takingOver(_ done: Int, of count: Int) -> String
    func takenOver(_ count: Int, into name: String, failed: Int) -> String
}
