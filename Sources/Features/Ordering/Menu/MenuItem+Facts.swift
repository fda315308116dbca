import API
import Guest
import House
import Language
import Recipes

extension MenuItem {
    var onServer: ServerPicture? {
        picture.map { hash in
            ServerPicture("menu-\(hash).picture", "ordering") { guest throws(GuestTrouble) in
                try await guest.dishPicture(hash)
            }
        }
    }

    /// Whom it suits, and what is in it that some can't have, in the reader's language as far as the program knows the
    /// words; empty = nothing is said.
    func facts(_ words: any OrderingWording) -> String {
        let diets = diets.map { Diet(rawValue: $0).map(words.diet) ?? $0 }
        let allergens = allergens.map { Allergen(rawValue: $0).map(words.allergen) ?? $0 }
        let contains = allergens.isEmpty ? [] : [words.contains(allergens.joined(separator: ", "))]
        return (diets + contains).joined(separator: " · ")
    }
}
