import Language

/// The deck of random cards (RF1).
protocol FlickingWording: Wording {
    var flickLike: String { get }
    var flickNo: String { get }
    var flickTakeBack: String { get }
    /// What the top card is, besides its title.
    var flickTop: String { get }
    /// How many cards are left.
    func flickLeft(_ count: Int) -> String

    var flickControlsTitle: String { get }
    var flickDrag: String { get }
    var flickDragMeans: String { get }
    var flickKeys: String { get }
    var flickKeysMean: String { get }
    var flickButtons: String { get }
    var flickButtonsMean: String { get }
    var flickWave: String { get }
    /// What a wave does; while the camera is off, also how it is switched on.
    func flickWaveMeans(isOn: Bool) -> String
    var flickGotIt: String { get }

    var flickConsentTitle: String { get }
    var flickConsent: String { get }

    var flickThrough: String { get }
    /// How many of the cards were liked.
    func flickLiked(_ liked: Int, of flicked: Int) -> String
    var flickShuffle: String { get }
    var flickFavourites: String { get }
    var flickUnread: String { get }
    var flickEmptyTitle: String { get }
    var flickEmpty: String { get }
    var flickFilteredTitle: String { get }
    /// - Parameters:
    ///   - diets: the diets that are switched on.
    ///   - without: what the cook doesn't eat.
    func flickFiltered(diets: [String], without: [String]) -> String
    var flickAnyDiet: String { get }
    var flickChangeFilter: String { get }
    /// For the list of keys.
    var flickPageKeys: [(key: String, deed: String)] { get }
}
