import API
public import Guest
public import Language

extension GuestTrouble {
    /// What a cook is told.
    /// - Parameter server: what the server is called, or its address.
    public func sentence(_ words: any ServerWording, _ server: String) -> String {
        switch self {
        case .noAddress: return words.noAddress
        case .offline: return words.offline(server)
        case .untrusted: return words.untrusted(server)
        case .stranger: return words.stranger(server)
        case .cancelled: return words.cancelledQuestion
        case .problem(let problem, let seconds):
            switch problem.type {
            case .wrongCredentials: return words.wrongCredentials
            case .codeNeeded: return words.codeWanted
            case .secondFactorNeeded: return words.secondFactorNeeded(server)
            case .signInAgain: return words.signInAgain
            case .lastWayIn: return words.lastWayIn
            case .closed: return words.registrationClosed(server)
            case .tooMany: return words.tooMany(minutes: max(1, ((seconds ?? 60) + 59) / 60))
            case .busy: return words.serverBusy(server)
            case .storeAway: return words.serverStoreAway(server)
            case .upgrade: return words.upgradeNeeded(server)
            case .full, .quota: return words.serverFull(server)
            case .signedOut: return words.signedOutByServer(server)
            case .invalid: return words.checkFields
            case .changed: return words.changedElsewhere
            case .expired: return words.linkExpired
            case .suspended:
                let reason = PublicText.cleaned(String((problem.detail ?? "").prefix(500)))
                return words.suspendedByServer(server, why: reason)
            default: return words.serverRefused(server)
            }
        }
    }
}
