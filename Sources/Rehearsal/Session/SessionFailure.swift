/// Where a session stopped, and what was on the screen.
struct SessionFailure: Sendable {
    let error: SessionError
    let screen: [String]
}
