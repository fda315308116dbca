import Language

extension German {
    var openCard: String { "Öffnen" }
    var startCookingCard: String { "Kochen" }
    var makeFavourite: String { "Zu den Favoriten" }
    var dropFavourite: String { "Aus den Favoriten entfernen" }
    var collectCard: String { "In eine Sammlung …" }
    var shopForCard: String { "Auf die Einkaufsliste" }
    var planCard: String { "Einplanen …" }
    var pickCard: String { "Auswählen" }
    var unpickCard: String { "Nicht mehr auswählen" }
}
