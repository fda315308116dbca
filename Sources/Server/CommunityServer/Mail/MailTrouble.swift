import CCurl

/// Why a letter didn't go. It is said to the log and to the server's owner: there is no address in it.
struct MailTrouble: Error, Sendable, Hashable {
    enum Cause: Sendable, Hashable, CaseIterable {
        /// Nobody has the address, or what was written for it can't be a letter.
        case recipient, headers
        /// The letter itself wasn't taken, or not yet.
        case letter, later
        /// The server doesn't take us: our password, our want of one, our sender, us at all.
        case password, noPassword, sender, us
        /// It can't be spoken with.
        case unreachable, untrusted, unencrypted, brokenOff
        /// There is no way to send anything.
        case folder, nowhere
    }

    /// Whom it concerns.
    enum Reach: Sendable, Hashable {
        /// This letter, for good: it would be refused again.
        case recipient
        /// This letter: another one may go.
        case letter
        /// Whatever is sent: none goes before its owner, or the mail server, has done something.
        case all
    }

    var cause: Cause
    /// "535 5.7.8"; empty where nothing was said.
    var reply = ""

    var reach: Reach {
        switch cause {
        case .recipient, .headers: .recipient
        case .letter, .later: .letter
        default: .all
        }
    }

    var sentence: String {
        let said = reply.isEmpty ? "" : " (\(reply))"
        return switch cause {
        case .recipient: "The mail server says that nobody has this address\(said)."
        case .headers: "A control character would have come into a letter's head."
        case .letter: "The mail server didn't take the letter\(said)."
        case .later: "The mail server takes the letter later\(said)."
        case .password:
            "The mail server doesn't take the user or the password\(said): see mail-user and mail-password."
        case .noPassword:
            "The mail server wants a user and a password, or encryption\(said): see mail, mail-user and mail-password."
        case .sender: "The mail server doesn't take the sender\(said): see mail-from."
        case .us: "The mail server takes no mail from this machine\(said)."
        case .unreachable: "The mail server can't be reached: see mail."
        case .untrusted: "The mail server's certificate isn't trusted, or not made for its name: see mail."
        case .unencrypted: "The mail server speaks no TLS, and without it nothing is sent: see mail."
        case .brokenOff:
            reply.isEmpty ? "The mail server broke off." : "The mail server can't do it just now\(said)."
        case .folder: "The folder for mail can't be written: see mail."
        case .nowhere: "No mail is sent: see mail."
        }
    }
}

extension MailTrouble {
    /// What became of sending; nil if the letter was taken.
    init?(_ result: CURLcode, _ dialogue: SMTPDialogue) {
        if result == CURLE_OK { return nil }
        cause =
            switch result {
            case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_CONNECT: .unreachable
            case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CACERT_BADFILE: .untrusted
            case CURLE_USE_SSL_FAILED: .unencrypted
            case CURLE_LOGIN_DENIED: .password
            case CURLE_OPERATION_TIMEDOUT: dialogue.stage == .greeting ? .unreachable : .brokenOff
            default: Self.cause(dialogue)
            }
        if dialogue.code >= 400 {
            reply = [String(dialogue.code), dialogue.status].compactMap(\.self).joined(separator: " ")
        }
    }

    private static func cause(_ dialogue: SMTPDialogue) -> Cause {
        let code = dialogue.code, isForGood = code >= 500
        // Nothing was said to it, or nothing against it.
        if code < 400 { return .brokenOff }
        // "Service not available, closing": whatever it is about.
        if code == 421 { return .brokenOff }
        switch dialogue.stage {
        case .greeting: return .us
        case .encryption: return .unencrypted
        case .password: return .password
        case .sender: return code == 530 ? .noPassword : isForGood ? .sender : .brokenOff
        case .recipient:
            if isAboutRecipient(dialogue) { return .recipient }
            // A mailbox that is full (5.2.2): nobody else's affair, and not for good.
            if !isForGood || code == 552 || dialogue.status?.hasPrefix("5.2.") == true { return .later }
            return code == 530 ? .noPassword : .us
        case .letter:
            if !isForGood { return .later }
            return dialogue.status != nil && isAboutRecipient(dialogue) ? .recipient : .letter
        }
    }

    /// Of codes in three parts those about an address (5.1) are, but for those about the sender's (5.1.7,
    /// 5.1.8), and a mailbox that takes nothing (5.2.1). Others, as "relaying denied" (5.7.1), are about us.
    private static func isAboutRecipient(_ dialogue: SMTPDialogue) -> Bool {
        guard dialogue.code >= 500 else { return false }
        guard let status = dialogue.status else { return [550, 551, 553].contains(dialogue.code) }
        return status.hasPrefix("5.1.") && !["5.1.7", "5.1.8"].contains(status) || status == "5.2.1"
    }
}
