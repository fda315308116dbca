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
