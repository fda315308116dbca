import API
import House

/// What becomes of collections that people show, on the pages that are there.
extension Community {
    func show(_ collection: PublicCollection) {
        host.show(PublicCollectionPage(collection.id, collection, self))
    }

    /// One of the cook's own is otherwise now.
    func update(_ collection: PublicCollection) {
        if let page = host.page as? PublicCollectionPage, page.collectionID == collection.id {
            page.take(collection)
            page.list.refresh()
        }
        (host.page as? PersonPage)?.collections.refresh()
    }

    /// One isn't there any more.
    func isGone(collection id: PublicCollection.ID) {
        if let page = host.page as? PublicCollectionPage, page.collectionID == id { host.goBack() }
        (host.page as? PersonPage)?.collections.refresh()
    }
}
