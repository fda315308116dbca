public import House

/// A deck of random cards to be flicked through: to the right what pleases, to the left what doesn't (RF1).
@MainActor public final class Flicking {
    public let place: Place

    /// - Parameter favourites: where what was liked lies.
    public init(_ host: Host, favourites: Place) {
        place = Place(
            "flick", icon: "cards", name: { [unowned host] in host.words.flick },
            page: { [unowned host] in FlickPage(host, favourites: favourites) })
    }
}
