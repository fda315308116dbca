/// Why a provider's word isn't taken. The cause is for the log: neither names nor tokens stand in it.
struct ProviderTrouble: Error, Sendable, Hashable {
    var cause: String

    init(_ cause: String) { self.cause = cause }
}
