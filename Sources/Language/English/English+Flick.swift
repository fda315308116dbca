extension English {
    public var flickLike: String { "Like" }
    public var flickNo: String { "No" }
    public var flickTakeBack: String { "Take it back" }
    public var flickTop: String { "top card" }
    public func flickLeft(_ count: Int) -> String { count == 1 ? "The last card" : "\(count) cards left" }

    public var flickControlsTitle: String { "What shall it be?" }
    public var flickDrag: String { "Flick the card" }
    public var flickDragMeans: String { "right if you like it, left if you don’t; tap to read it" }
    public var flickKeys: String { "→ and ←" }
    public var flickKeysMean: String { "do the same; Return opens, Ctrl+Z takes back" }
    public var flickButtons: String { "Use the buttons" }
    public var flickButtonsMean: String { "the heart, the cross, and back as far as you want" }
    public var flickWave: String { "Wave at the camera" }
    public func flickWaveMeans(isOn: Bool) -> String {
        isOn
            ? "to your right or left, as you would flick it"
            : "to your right or left, once you have switched it on below"
    }
    public var flickGotIt: String { "Got it" }

    public func flickCameraState(isOn: Bool, looks: Bool) -> String { looks ? "on" : isOn ? "no picture" : "off" }
    public var flickConsentTitle: String { "Wave to flick a card?" }
    public var flickConsent: String {
        "While this deck is open, the camera watches for a waving hand; its pictures stay inside this program, "
            + "are never saved and never sent anywhere."
    }

    public var flickThrough: String { "That was the whole deck" }
    public func flickLiked(_ liked: Int, of flicked: Int) -> String {
        switch liked {
        case 0: "None of the \(flicked) cards was it. Perhaps next time?"
        case flicked: flicked == 1 ? "You liked it." : "You liked all \(flicked) of them."
        default: "You liked \(liked) of \(flicked)."
        }
    }
    public var flickShuffle: String { "Shuffle again" }
    public var flickFavourites: String { "See your favourites" }
    public var flickUnread: String { "The deck can’t be dealt" }
    public var flickEmptyTitle: String { "There are no cards yet" }
    public var flickEmpty: String { "As soon as there are recipes in your library, they are shuffled into a deck." }
    public var flickFilteredTitle: String { "No card is left over" }
    public func flickFiltered(diets: [String], without: [String]) -> String {
        var parts: [String] = []
        if !diets.isEmpty { parts.append("is " + diets.joined(separator: ", ")) }
        if !without.isEmpty { parts.append("is free of " + without.joined(separator: ", ")) }
        return "No recipe " + parts.joined(separator: " and ") + "."
    }
    public var flickAnyDiet: String { "Any diet" }
    public var flickChangeFilter: String { "Change what you avoid" }
}
