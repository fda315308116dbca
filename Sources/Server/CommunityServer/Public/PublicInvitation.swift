import API
import HTTPTypes
import Hummingbird
import ServerStore

/// What a friend sees who opens an invitation in a browser. Looking at it uses nothing up: programs that look through
/// mail open links, too.
extension Asking {
    private struct InvitationPage {
        var name: String
        var handsOff: String?
        var server: String
        var code: String
    }

    func showInvitation() async throws -> Reply {
        let language = PageLanguage(accepted: request.headers[.acceptLanguage])
        let code = parameters.get("code") ?? "", settings = backroom.settings, sure = sure
        let isGood =
            settings.registration == .invited && Invitation.isCode(code)
            ? try await store.read { try Invitations($0).isGood(token: code, at: sure) } : false
        guard isGood else { return backroom.pages.reply(.goneInvitation(language), .gone).unlisted }
        let main = InvitationPage(
            name: settings.name, handsOff: handsOffLink(Route.publicInvitation.path(code)),
            server: settings.address, code: code)
        var page = PublicPage(
            language, language.say("You are invited", "Du bist eingeladen"), "public-invitation", main)
        page.description = language.say(
            "Somebody on \(settings.name) would like to cook with you.",
            "Jemand auf \(settings.name) möchte mit dir kochen.")
        // Nothing about the page says the code to others, not even its own address.
        page.address = settings.address + "/"
        return Reply(
            .ok, headers: page.headers,
            body: .init(byteBuffer: .init(string: backroom.publicPages.html(page)))
        ).unlisted
    }
}

extension Reply {
    /// For whoever has the link and nobody else: nobody on the way keeps it, and no search engine lists it.
    fileprivate var unlisted: Reply {
        var reply = self
        reply.headers[.cacheControl] = "no-store"
        reply.headers[.robotsTag] = "noindex, nofollow"
        return reply
    }
}

extension Page {
    fileprivate static func goneInvitation(_ language: PageLanguage) -> Page {
        Page(
            language,
            language.say("This invitation is no longer good", "Diese Einladung gilt nicht mehr"),
            language.say(
                "It has been used or taken back, or is too old. Ask whoever has sent it for another one.",
                "Sie wurde benutzt oder zurückgenommen oder ist zu alt. Bitte die Person, die sie geschickt hat, um eine neue."
            ))
    }
}
