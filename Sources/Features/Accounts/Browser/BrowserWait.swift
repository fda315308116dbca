import API
import Guest

/// The browser is away, for somebody else's word (AR08).
struct BrowserWait {
    let provider: ServerInfo.Provider
    let trip: BrowserTrip
    /// Where the browser is to come back to; open until the task has ended.
    let redirect: String
    let task: Task<Void, Never>?
}

/// Whoever sends the browser to a provider, and waits for it.
@MainActor protocol BrowserWaiter: FormKeeper {
    /// nil = nobody waits.
    var waiting: BrowserWait? { get set }
}
