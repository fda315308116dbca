import API
import Hummingbird
import ServerStore

extension Route {
    static let console = Route("GET", "/console")
    static let consoleSignIn = Route("GET", "/console/sign-in")
    static let enterConsole = Route("POST", "/console/sign-in")
    static let leaveConsole = Route("POST", "/console/sign-out")
    static let consolePosts = Route("GET", "/console/posts")
    static let consolePost = Route("GET", "/console/posts/{post}")
    static let consolePicture = Route("GET", "/console/posts/{post}/pictures/{hash}")
    static let consoleWordsOfPost = Route("GET", "/console/posts/{post}/words")
    static let editPost = Route("POST", "/console/posts/{post}/words")
    static let putEditionBack = Route("POST", "/console/posts/{post}/editions/{edition}")
    static let decidePost = Route("POST", "/console/posts/{post}/decision")
    static let consolePortrait = Route("GET", "/console/people/{person}/picture")
    static let consoleCases = Route("GET", "/console/cases")
    static let consoleCase = Route("GET", "/console/cases/{case}")
    static let decideCase = Route("POST", "/console/cases/{case}/decision")
    static let consoleAppeals = Route("GET", "/console/appeals")
    static let decideAppeal = Route("POST", "/console/appeals/{appeal}/decision")
    static let consoleEncouragements = Route("GET", "/console/encouragements")
    static let decideEncouragement = Route("POST", "/console/encouragements/{message}/decision")
    static let consolePeople = Route("GET", "/console/people")
    static let consolePerson = Route("GET", "/console/people/{person}")
    static let consoleDeed = Route("POST", "/console/people/{person}/deed")
    static let consoleStorage = Route("GET", "/console/storage")
    static let consoleErrors = Route("GET", "/console/errors")
    static let consoleBugs = Route("GET", "/console/bugs")
    static let consoleBug = Route("GET", "/console/bugs/{bug}")
    static let bugDeed = Route("POST", "/console/bugs/{bug}/deed")
    static let consoleAnnouncements = Route("GET", "/console/announcements")
    static let announce = Route("POST", "/console/announcements")
    static let withdrawAnnouncement = Route("POST", "/console/announcements/{announcement}/withdrawal")
    static let consoleLog = Route("GET", "/console/log")
    static let kitchen = Route("GET", "/console/kitchen")
    static let kitchenWall = Route("GET", "/console/kitchen/wall")
    static let kitchenOrder = Route("POST", "/console/kitchen/orders/{order}")
    static let kitchenTicket = Route("GET", "/console/kitchen/orders/{order}/ticket")
    static let closeKitchen = Route("POST", "/console/kitchen/closing")
    static let kitchenSums = Route("GET", "/console/kitchen/sums")
    static let kitchenTable = Route("GET", "/console/kitchen/sums.csv")
    static let kitchenMenu = Route("GET", "/console/kitchen/menu")
    static let changeMenu = Route("POST", "/console/kitchen/menu")
    static let dishPictureShown = Route("GET", "/console/kitchen/menu/pictures/{hash}")
    static let putDishPicture = Route("POST", "/console/kitchen/menu/{item}/picture")
    static let till = Route("GET", "/console/till")
    static let ledgerTable = Route("GET", "/console/till/ledger.csv")
    static let refundPayment = Route("POST", "/console/till/payments/{payment}/refund")
    static let consoleStyle = Route("GET", "/console.css")
    static let consoleScript = Route("GET", "/console.js")
}

extension Endpoint {
    /// Where moderators, owners and cooks work, in a browser (SR01–SR05, KI7).
    static let consoling = [
        Endpoint(.consoleSignIn, .everybody, .reading, isPage: true) { $0.showConsoleDoor() },
        Endpoint(.enterConsole, .everybody, .proving, isPage: true) { try await $0.enterConsole() },
        console(.leaveConsole, forCooks: true) { try await $0.leaveConsole() },
        console(.console, forCooks: true) { try await $0.showConsole() },
        console(.consolePosts) { try await $0.showConsolePosts() },
        console(.consolePost) { try await $0.showConsolePost() },
        console(.consolePicture) { try await $0.sendPostPicture(seesAll: true) },
        console(.consoleWordsOfPost) { try await $0.showPostEditor() },
        console(.editPost) { try await $0.editPost() },
        console(.putEditionBack) { try await $0.putEditionBack() },
        console(.decidePost) { try await $0.decideOnPost() },
        console(.consolePortrait) { try await $0.sendConsolePortrait() },
        console(.consoleCases) { try await $0.showCases() },
        console(.consoleCase) { try await $0.showCase() },
        console(.decideCase) { try await $0.decideOnCase() },
        console(.consoleAppeals) { try await $0.showAppeals() },
        console(.decideAppeal) { try await $0.decideOnAppeal() },
        console(.consoleEncouragements) { try await $0.showEncouragements() },
        console(.decideEncouragement) { try await $0.decideOnEncouragement() },
        console(.consolePeople) { try await $0.showPeople() },
        console(.consolePerson) { try await $0.showPerson() },
        console(.consoleDeed) { try await $0.actOnPerson() },
        console(.consoleStorage) { try await $0.showStorage() },
        console(.consoleErrors) { try await $0.showErrors() },
        console(.consoleBugs) { try await $0.showBugs() },
        console(.consoleBug) { try await $0.showBug() },
        console(.bugDeed) { try await $0.actOnBug() },
        console(.consoleAnnouncements) { try await $0.showAnnouncements() },
        console(.announce) { try await $0.announce() },
        console(.withdrawAnnouncement) { try await $0.withdrawAnnouncement() },
        console(.consoleLog) { try await $0.showLog() },
        console(.kitchen, forCooks: true) { try await $0.showKitchen() },
        console(.kitchenWall, forCooks: true) { try await $0.showKitchen(isWall: true) },
        console(.kitchenOrder, forCooks: true) { try await $0.workOnOrder() },
        console(.kitchenTicket, forCooks: true) { try await $0.showTicket() },
        console(.closeKitchen, forCooks: true) { try await $0.closeKitchen() },
        console(.kitchenSums, forCooks: true) { try await $0.showSums() },
        console(.kitchenTable, forCooks: true) { try await $0.sendSums() },
        console(.kitchenMenu, forCooks: true) { try await $0.showMenuPage() },
        console(.changeMenu, forCooks: true) { try await $0.changeMenu() },
        console(.dishPictureShown, forCooks: true) { try await $0.showDishPicture() },
        console(.putDishPicture, forCooks: true) { try await $0.takeDishPicture() },
        console(.till) { try await $0.showTill() },
        console(.ledgerTable) { try await $0.sendLedger() },
        console(.refundPayment) { try await $0.refundPayment() },
        file(.consoleStyle, ConsoleSet.style, "text/css"),
        file(.consoleScript, ConsoleSet.script, "text/javascript"),
    ]

    /// - Parameter forCooks: whether somebody may who works in the kitchen and looks after nothing else. What takes an
    ///   owner, or a cook, looks once more itself.
    private static func console(
        _ route: Route, forCooks: Bool = false, handle: @escaping @Sendable (Asking) async throws -> Reply
    ) -> Endpoint {
        Endpoint(route, .console, .reading, isPage: true) { asking in
            do {
                guard try forCooks || asking.me.role.moderates else {
                    throw Problem.forbidden("it takes a moderator")
                }
                return try await handle(asking)
            } catch let problem as Problem where problem.status < 500 {
                return try await asking.consoleMessage(problem)
            }
        }
    }

    private static func file(_ route: Route, _ text: String, _ type: String) -> Endpoint {
        Endpoint(route, .everybody, .reading, isPage: true) { _ in
            var reply = Reply.text(text, type: "\(type); charset=utf-8")
            reply.headers[.cacheControl] = "public, max-age=3600"
            return reply
        }
    }
}

extension Asking {
    var consoleWords: ConsoleWords {
        ConsoleWords(
            language: PageLanguage(accepted: request.headers[.acceptLanguage]), now: now)
    }

    /// A page for whoever is signed in.
    func consolePage(
        _ template: String, _ title: String, _ main: any Sendable, status: HTTPResponse.Status = .ok,
        fault: String? = nil
    ) async throws -> Reply {
        let hasTill = hasTill
        let (me, waiting) = try await store.read { connection in
            let me = try myAccount(connection), hasKitchen = backroom.settings.hasOrdering && me.isCook
            return (
                me,
                ConsoleCounts(
                    moderation: me.isModerator ? try .init(connection, for: me.shown.id) : nil,
                    orders: hasKitchen ? try MealOrders(connection).waiting() : nil,
                    isOwner: me.shown.role == .owner,
                    payments: hasTill && me.shown.role == .owner
                        ? try Payments(connection).troubled(limit: 100).count : nil)
            )
        }
        return backroom.console.reply(
            ConsolePage(
                language: consoleWords.language, status: status, title: title, template: template, main: main,
                me: me.shown.displayName, waiting: waiting, notice: fault == nil ? notice : nil, fault: fault)
        )
    }

    /// What the page before has done: a word of ours in the address, so that nobody writes sentences into the console
    /// by a link.
    private var notice: String? {
        let words = consoleWords
        return switch request.uri.queryParameters["done"].map(String.init) {
        case "approve": words.say("It is published.", "Es ist veröffentlicht.")
        case "reject":
            words.say("It is rejected; its author reads why.", "Es ist abgelehnt; der Grund ist zu lesen.")
        case "change": words.say("Its author is asked for a change.", "Um eine Änderung ist gebeten.")
        case "remove":
            words.say("It is removed; its author reads why.", "Es ist entfernt; der Grund ist zu lesen.")
        case "restore": words.say("It is back.", "Es ist wieder da.")
        case "edit":
            words.say("It is changed; its author reads why.", "Es ist geändert; der Grund ist zu lesen.")
        case "person": words.say("Done.", "Erledigt.")
        case "announce": words.say("It is being said.", "Es wird gesagt.")
        case "withdraw": words.say("It is no longer said.", "Es wird nicht mehr gesagt.")
        case "refund":
            words.say(
                "It goes back; the provider is told so now.",
                "Es geht zurück; der Anbieter erfährt es jetzt.")
        case "keep":
            words.say(
                "It stays; whoever has reported it hears of it.",
                "Es bleibt; wer es gemeldet hat, erfährt davon.")
        case "clear": words.say("Name and picture are cleared.", "Name und Bild sind geleert.")
        case "suspend":
            words.say("They are suspended; the person reads why.", "Gesperrt; der Grund ist zu lesen.")
        case "uphold":
            words.say("It is back; its author reads so.", "Es ist wieder da; der Bescheid ist zu lesen.")
        case "encourage-approve":
            words.say(
                "It goes to whoever has waited longest.", "Es geht an die Person, die am längsten wartet.")
        case "encourage-reject":
            words.say("It is objected to, and gone.", "Es ist beanstandet und weg.")
        case "encourage-keep":
            words.say("Nothing is wrong with it.", "Daran ist nichts falsch.")
        case "decline":
            words.say(
                "It stays as it was decided; its author reads why.",
                "Es bleibt bei der Entscheidung; der Grund ist zu lesen.")
        default: nil
        }
    }

    /// Goes on at another page, by looking.
    func seeOther(_ address: String) -> Reply { Reply(.seeOther, headers: [.location: address]) }

    fileprivate func consoleMessage(_ problem: Problem) async throws -> Reply {
        struct Main { var sentence: String }
        let words = consoleWords
        let (title, sentence) =
            switch problem.type {
            case .notFound:
                (
                    words.say("There is nothing here", "Hier ist nichts"),
                    words.say(
                        "It may have been deleted by whoever made it.",
                        "Vielleicht hat es gelöscht, wer es gemacht hat.")
                )
            case .forbidden:
                (
                    words.say("This is not yours to do", "Das darfst du nicht"),
                    words.say(
                        "It takes another role than yours, and nobody does it to themselves. Nothing was changed.",
                        "Es braucht eine andere Rolle als deine, und niemand tut es mit sich selbst. Nichts wurde geändert."
                    )
                )
            default:
                (
                    words.say("This could not be done", "Das ging nicht"),
                    words.say(
                        "The form was not as it must be. Nothing was changed.",
                        "Das Formular war nicht, wie es sein muss. Nichts wurde geändert.")
                )
            }
        return try await consolePage(
            "message", title, Main(sentence: sentence), status: .init(code: problem.status))
    }
}
