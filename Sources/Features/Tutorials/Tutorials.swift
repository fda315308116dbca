public import House

/// Films about techniques.
@MainActor public final class Tutorials {
    public let place: Place

    public init(_ host: Host) {
        place = Place(
            "tutorials", icon: "film", name: { [unowned host] in host.words.tutorials },
            page: { [unowned host] in TutorialsPage(host) })
    }
}
