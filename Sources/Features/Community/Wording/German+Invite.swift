import API
import Language

extension German {
    var invite: String { "Jemanden einladen" }
    func inviteTo(_ server: String) -> String { "Zu \(server) einladen" }
    var inviteByMail: String { "Als Mail senden" }
    var inviteByMailDetail: String { "Dein Mailprogramm öffnet sich mit diesem Text" }
    var inviteByCopy: String { "Den Text kopieren" }
    var inviteByCopyDetail: String { "Für eine Nachricht jeder Art" }
    var inviteByCode: String { "Einen QR-Code zeigen" }
    var inviteByCodeDetail: String { "Ein Telefon liest die Adresse des Servers vom Bildschirm" }
    var inviteByPageDetail: String { "Ein Telefon liest die Einladung vom Bildschirm" }
    var inviteMake: String { "Eine Einladung machen" }
    var inviteMakeAnother: String { "Eine weitere für jemand anderen machen" }
    var inviteMaking: String { "Die Einladung wird gemacht …" }
    func inviteMakeDetail(left: Int?) -> String {
        switch left {
        case nil: "Sie lässt einen Menschen herein"
        case 0?: "Gerade geht keine"
        case 1?: "Sie lässt einen Menschen herein; eine kannst du noch machen"
        case let left?: "Sie lässt einen Menschen herein; \(left) kannst du noch machen"
        }
    }
    var inviteMakeFirst: String { "Mache zuerst eine Einladung" }
    func inviteIsGood(until date: String) -> String {
        "Diese Einladung lässt bis zum \(date) einen Menschen herein. Sie ist geheim: Schicke sie sonst niemandem."
    }
    func inviteFrom(_ date: String) -> String {
        "Wer neu ist, schaut sich erst um: Ab dem \(date) kannst du einladen."
    }
    func inviteAllOpen(_ count: Int) -> String {
        count == 1
            ? "Eine Einladung von dir ist offen. Ist sie benutzt oder zurückgenommen, kannst du eine neue machen."
            : "\(count) Einladungen von dir sind offen. Ist eine benutzt oder zurückgenommen, kannst du eine neue machen."
    }
    var inviteOpen: String { "Noch nicht benutzt" }
    func inviteOpenUntil(_ date: String) -> String { "Eine Einladung, gültig bis zum \(date)" }
    var inviteWithdraw: String { "Zurücknehmen" }
    func invitation(to server: String, page: String, from userName: String) -> String {
        "Auf \(server) zeigen wir einander, was wir kochen. Komm dazu!\n\nDiese Seite sagt, wie, und lässt dich herein:\n\(page)\nIch heiße dort „\(userName)“."
    }
    func inviteNote(_ registration: ServerInfo.Registration, isOfTheHouse: Bool) -> String? {
        switch registration {
        case .closed: "Dieser Server nimmt keine neuen Konten an."
        case .invited:
            "Auf diesen Server kommt, wen der Betreiber einlädt: Bitte ihn um einen Code und schicke ihn mit."
        case .open:
            isOfTheHouse
                ? "Dieser Server ist nur aus deinem eigenen Netz zu erreichen: Wen du einlädst, muss darin sein."
                : nil
        }
    }
    func invitationSubject(_ server: String) -> String { "Koch mit uns auf \(server)" }
    func invitation(
        to server: String, at address: String, from userName: String, _ registration: ServerInfo.Registration
    ) -> String {
        let code = registration == .invited ? "\nDafür brauchst du einen Code vom Betreiber: " : ""
        return """
            Auf \(server) zeigen wir einander, was wir kochen. Komm dazu!

            Installiere Hands Off, öffne dort im Menü „Konto“ und gib diese Adresse ein:
            \(address)
            Ich heiße dort „\(userName)“.\(code)
            """
    }
    var sharePost: String { "Dieses Rezept teilen" }
    var sharePostByMailDetail: String { "Dein Mailprogramm öffnet sich mit dem Link" }
    var copyPostLink: String { "Link kopieren" }
    var sharePostByCodeDetail: String { "Ein Telefon liest den Link vom Bildschirm ab" }
    var postLinkCopied: String { "Der Link ist kopiert." }
    func postIsClosed(isMine: Bool) -> String {
        isMine
            ? "Bisher sehen es nur Leute mit einem Konto. Unter „Konto“ im Menü sagst du, wer sieht, was du veröffentlichst."
            : "Nur Leute mit einem Konto sehen es."
    }
    var invitationCopied: String { "Die Einladung ist kopiert." }
}
