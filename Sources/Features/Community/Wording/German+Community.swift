import API
import Language

extension German: CommunityWording {
    var community: String { "Gemeinschaft" }

    func name(_ feed: Feed) -> String {
        switch feed {
        case .popular: "Beliebt"
        case .new: "Neu"
        case .following: "Gefolgt"
        case .forYou: "Für dich"
        }
    }
    var myPosts: String { "Meine Beiträge" }
    var feedIsComing: String { "Rezepte sind unterwegs …" }
    var feedTroubleTitle: String { "Es ist nichts gekommen" }
    func feedIsOld(_ why: String, _ ago: String) -> String {
        ago.isEmpty ? why : "\(why) So war es \(ago.prefix(1).lowercased() + ago.dropFirst())."
    }
    var noPostsTitle: String { "Hier ist noch nichts" }
    var noPosts: String {
        "Mach den Anfang: Öffne eines deiner eigenen Rezepte und veröffentliche es."
    }
    var communityGoneTitle: String { "Hier ist keine Gemeinschaft" }
    var communityGone: String { "Melde dich auf einem Server an, der eine hat, dann ist sie wieder da." }
    var communityWorksOffline: String {
        "Du arbeitest ohne Netz. In den Einstellungen lässt sich das ändern."
    }
    func cardSays(author: String, score: Int, comments: Int) -> String {
        "\(author), \(scoreSays(score)), \(self.comments(comments))"
    }
    var somebodyGone: String { "Jemand, der gegangen ist" }
    var feedKeys: [(key: String, deed: String)] { [("F5", "Nach Neuem fragen")] }
}

// MARK: A post

extension German {
    var postIsComing: String { "Das Rezept ist unterwegs …" }
    var postTroubleTitle: String { "Das Rezept ist nicht gekommen" }
    var postGone: String { "Das gibt es nicht mehr." }
    var changedSince: String { "seither geändert" }
    func postRemoved(_ reason: String) -> String {
        reason.isEmpty
            ? "Die Moderation hat es entfernt." : "Die Moderation hat es entfernt: \(reason)"
    }
    var postWaits: String { "Die Moderation sieht es sich an, bevor die anderen es sehen." }
    func postRejected(_ reason: String) -> String {
        "Die Moderation hat es nicht veröffentlicht: \(reason)"
    }
    func postToChange(_ reason: String) -> String { "Die Moderation bittet um eine Änderung: \(reason)" }
    var postWaitsAgain: String { "Es ist wieder bei der Moderation." }
    var cookPost: String { "Kochen" }
    var savePost: String { "Zu meinen Rezepten" }
    var savingPost: String { "Wird gespeichert …" }
    var postSaved: String { "Es ist jetzt eines deiner Rezepte." }
    var openOwnRecipe: String { "Mein Rezept öffnen" }
    func hasNews(_ author: String?) -> String {
        "\(author ?? somebodyGone) hat das geändert, seit du es gesichert hast."
    }
    var takeNews: String { "Änderungen übernehmen" }
    var keepCopy: String { "Meines behalten" }
    var newsTaken: String { "Deine Kopie ist jetzt, wie sie beim Original steht." }
    var copyChangedTitle: String { "Du hast deine Kopie auch geändert" }
    var copyChangedText: String {
        "Die Änderungen können an die Stelle deiner treten oder als eigenes Rezept daneben stehen."
    }
    var replaceCopy: String { "An ihre Stelle setzen" }
    var saveBeside: String { "Daneben sichern" }
    var openCopy: String { "Meine Kopie öffnen" }
    func whose(_ author: String, on server: String) -> String { "\(author) auf \(server)" }
    var voteUp: String { "Gefällt mir" }
    var voteDown: String { "Gefällt mir nicht" }
    func scoreSays(_ score: Int) -> String {
        score == 1 ? "1 Stimme" : score < 0 ? "−\(-score) Stimmen" : "\(score) Stimmen"
    }
    var changePost: String { "Ändern" }
    var deletePost: String { "Beitrag löschen" }
    var deletePostTitle: String { "Beitrag löschen?" }
    var deletePostText: String {
        "Seine Stimmen und Kommentare gehen mit. Dein eigenes Rezept bleibt in deiner Küche, und was andere "
            + "sich gespeichert haben, bleibt bei ihnen."
    }
    var postDeleted: String { "Der Beitrag ist gelöscht." }
    var postKeys: [(key: String, deed: String)] {
        [
            ("Strg+Enter", "Kochen beginnen"), ("+ und −", "Mehr oder weniger Portionen"),
            ("Strg+S", "Zu meinen Rezepten"), ("Strg+C", "Rezept kopieren"),
        ]
    }
}

// MARK: Comments

extension German {
    func comments(_ count: Int) -> String { counted(count, "Kommentar", "Kommentare") }
    var writeComment: String { "Kommentieren" }
    func answerTo(_ name: String) -> String { "\(name) antworten" }
    var answer: String { "Antworten" }
    var changeComment: String { "Kommentar ändern" }
    var deleteComment: String { "Löschen" }
    var deleteCommentTitle: String { "Kommentar löschen?" }
    var deleteCommentText: String { "Was andere geantwortet haben, bleibt." }
    var commentDeleted: String { "Von der Person gelöscht, die es geschrieben hat." }
    var commentRemoved: String { "Von der Moderation entfernt." }
    var commentBlocked: String { "Von jemandem, den du blockiert hast." }
    var noComments: String { "Noch hat niemand etwas gesagt." }
    var commentsAreComing: String { "Kommentare sind unterwegs …" }
    var whatYouSay: String { "Was du sagst" }
    var whatYouSayPlaceholder: String { "Bei mir gab es Reis dazu, und es war wunderbar." }
    var send: String { "Senden" }
    var sending: String { "Wird gesendet …" }
}

// MARK: Publishing

extension German {
    func publishOn(_ server: String) -> String { "Auf \(server) veröffentlichen" }
    func changeOn(_ server: String) -> String { "Ändern, was auf \(server) steht" }
    var publishChanges: String { "Änderungen veröffentlichen" }
    func isChanged(_ title: String) -> String { "„\(title)“ ist geändert." }
    var takeRecipe: String { "Mit dem Rezept, wie es jetzt ist" }
    func differs(_ changes: RecipeChanges) -> String {
        let parts = [
            changes.ingredients == 0 ? nil : counted(changes.ingredients, "Zutat", "Zutaten"),
            changes.steps == 0 ? nil : counted(changes.steps, "Schritt", "Schritte"),
            changes.pictures == 0 ? nil : counted(changes.pictures, "Bild", "Bilder"),
            changes.hasOthers ? "Titel oder andere Angaben" : nil,
        ]
        return "Anders als veröffentlicht: " + parts.compactMap(\.self).joined(separator: " · ")
    }
    var recipeIsAsPublished: String { "Das Rezept ist so, wie du es veröffentlicht hast." }
    var editRecipe: String { "Rezept bearbeiten" }
    var changeMeans: String {
        "Stimmen, Kommentare und Bewertungen bleiben dabei; auf der Seite steht, dass es geändert wurde."
    }
    var postChangedElsewhere: String {
        "Es wurde inzwischen auf einem anderen Gerät geändert. Veröffentliche noch einmal, um es zu ersetzen."
    }
    func recommendOn(_ server: String) -> String { "Auf \(server) empfehlen" }
    var recommend: String { "Empfehlen" }
    var recommendPlaceholder: String { "Außen knusprig, innen weich, und in einer halben Stunde fertig." }
    func recommendMeans(_ server: String) -> String {
        "Alle auf \(server) sehen, was du dazu sagst, den Titel, das Bild und die Adresse der Seite. Das Rezept selbst bleibt, wo "
            + "es ist."
    }
    func pageOf(_ host: String) -> String { "Von \(host)" }
    func recommendedFrom(_ host: String) -> String { "Das Rezept steht auf \(host)" }
    var openPage: String { "Seite öffnen" }
    var openRecommended: String { "Rezept öffnen" }
    var recommendPostDetail: String { "In einem eigenen Beitrag, der hierher führt" }
    var bringPageIn: String { "Übernehmen" }
    var publish: String { "Veröffentlichen" }
    var publishComment: String { "Was du dazu sagst" }
    var publishPlaceholder: String { "Das gab es bei meiner Großmutter jeden Sonntag." }
    var publishPreparing: String { "Die Bilder werden vorbereitet …" }
    func publishMeans(_ server: String) -> String {
        "Alle auf \(server) sehen es, mit deinem Namen und deinem Bild. Deine Sterne und dein Tagebuch bleiben hier."
    }
    func whatGoes(ingredients: Int, steps: Int, pictures: Int) -> String {
        [
            counted(ingredients, "Zutat", "Zutaten"), counted(steps, "Schritt", "Schritte"),
            counted(pictures, "Bild", "Bilder"),
        ].joined(separator: " · ")
    }
    func picturesGo(_ number: Int, of count: Int) -> String { "Bild \(part(number, of: count)) …" }
    func isPublished(_ title: String) -> String { "„\(title)“ ist veröffentlicht." }
    func willBePublished(_ title: String) -> String {
        "„\(title)“ wartet und wird veröffentlicht, sobald der Server zu erreichen ist."
    }
    func isNotPublished(_ title: String, _ why: String) -> String {
        "„\(title)“ ist nicht veröffentlicht. \(why)"
    }
    func isBeingPublished(_ title: String) -> String { "„\(title)“ wird veröffentlicht …" }
    func waitsToBePublished(_ title: String) -> String { "„\(title)“ wartet auf die Veröffentlichung." }
    var sendNow: String { "Jetzt versuchen" }
    var dontPublish: String { "Nicht veröffentlichen" }
    func fault(_ fault: FieldFault, in field: String) -> String {
        switch (field, fault) {
        case ("ingredients", .missing): "Es fehlt noch eine Zutat."
        case ("steps", .missing): "Es fehlt noch ein Schritt."
        case ("title", .missing): "Es fehlt noch ein Titel."
        case ("comment", .missing), ("appeal", .missing): "Schreib erst etwas."
        case ("appeal", .tooShort): appealTooShort
        case ("pictures", .missing): "Ein Bild davon ist nicht angekommen. Versuch es noch einmal."
        case ("pictures", .tooLong): "Es hat mehr Bilder, als veröffentlicht werden können."
        case ("pictures", _): "Eines seiner Bilder lässt sich nicht veröffentlichen."
        case ("source", _): "Die Quelle lässt sich nicht veröffentlichen: Das ist keine Adresse einer Seite."
        case ("comment", .tooLong), ("appeal", .tooLong): "Das ist zu lang."
        case (_, .tooLong): "\(part(field)) zu lang für eine Veröffentlichung."
        default: "\(part(field)) nicht so, wie es für eine Veröffentlichung sein muss."
        }
    }
    private func part(_ field: String) -> String {
        switch field {
        case "title": "Der Titel ist"
        case "summary": "Die Beschreibung ist"
        case "ingredients": "Die Zutaten sind"
        case "steps": "Die Schritte sind"
        case "notes": "Die Notizen sind"
        case "tags": "Die Schlagwörter sind"
        case "comment": "Was du sagst, ist"
        default: "Etwas daran ist"
        }
    }
}

// MARK: People

extension German {
    func personSays(_ userName: String, posts: Int?) -> String {
        posts.map { "\(userName) · \(recipes($0))" } ?? userName
    }
    var noPostsOfTheirs: String { "Hier ist nichts veröffentlicht, oder nichts mehr zu sehen." }
    var nothingPublishedTitle: String { "Du hast noch nichts veröffentlicht" }
    var nothingPublished: String { "Öffne eines deiner eigenen Rezepte und veröffentliche es." }
    func ownPostSays(_ ago: String, score: Int, comments: Int) -> String {
        "\(ago) · \(scoreSays(score)) · \(self.comments(comments))"
    }
}
