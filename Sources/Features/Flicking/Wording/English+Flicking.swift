import Language

extension English: FlickingWording {
    var flickLike: String { "Like" }
    var flickNo: String { "No" }
    var flickTakeBack: String { "Take it back" }
    var flickTop: String { "top card" }
    func flickLeft(_ count: Int) -> String { count == 1 ? "The last card" : "\(count) cards left" }

    var flickControlsTitle: String { "What shall it be?" }
    var flickDrag: String { "Flick the card" }
    var flickDragMeans: String { "right if you like it, left if you don’t; tap to read it" }
    var flickKeys: String { "→ and ←" }
    var flickKeysMean: String { "do the same; Return opens, Ctrl+Z takes back" }
    var flickButtons: String { "Use the buttons" }
    var flickButtonsMean: String { "the heart, the cross, and back as far as you want" }
    var flickWave: String { "Wave at the camera" }
    func flickWaveMeans(isOn: Bool) -> String {
        isOn
            ? "to your right or left, as you would flick it"
            : "to your right or left, once you have switched it on below"
    }
    var flickGotIt: String { "Got it" }

    var flickConsentTitle: String { "Wave to flick a card?" }
    var flickConsent: String {
        "While this deck is open, the camera watches for a waving hand; its pictures stay inside this program, "
            + "are never saved and never sent anywhere."
    }

    var flickThrough: String { "That was the whole deck" }
    func flickLiked(_ liked: Int, of flicked: Int) -> String {
        switch liked {
        case 0: "None of the \(flicked) cards was it. Perhaps next time?"
        case flicked: flicked == 1 ? "You liked it." : "You liked all \(flicked) of them."
        default: "You liked \(liked) of \(flicked)."
        }
    }
    var flickShuffle: String { "Shuffle again" }
    var flickFavourites: String { "See your favourites" }
    var flickUnread: String { "The deck can’t be dealt" }
    var flickEmptyTitle: String { "There are no cards yet" }
    var flickEmpty: String { "As soon as there are recipes in your library, they are shuffled into a deck." }
    var flickFilteredTitle: String { "No card is left over" }
    func flickFiltered(diets: [String], without: [String]) -> String {
        var parts: [String] = []
        if !diets.isEmpty { parts.append("is " + diets.joined(separator: ", ")) }
        if !without.isEmpty { parts.append("is free of " + without.joined(separator: ", ")) }
        return "No recipe " + parts.joined(separator: " and ") + "."
    }
    var flickAnyDiet: String { "Any diet" }
    var flickChangeFilter: String { "Change what you avoid" }

    var flickPageKeys: [(key: String, deed: String)] {
        [
            ("→", "Like it"),
            ("←", "Not today"),
            ("Backspace", "Take the last back"),
            ("Return", "Open the recipe"),
        ]
    }
}
