import Language

/// What is said about what went wrong (SR05).
protocol BugReportsWording: Wording {
    var reportProblem: String { get }
    var somethingWrong: String { get }
    var somethingWrongDetail: String { get }

    // MARK: After a crash

    var hasCrashed: String { get }
    var hasCrashedText: String { get }
    var crashNotNow: String { get }
    var lookAtReport: String { get }
    var crashExplained: String { get }
    var crashPlaceholder: String { get }

    // MARK: The report

    var problemExplained: String { get }
    var problemPlaceholder: String { get }
    var whatHappened: String { get }
    var sayWhatHappened: String { get }
    var reportTooLong: String { get }
    /// Over all that is sent beside the cook's own words.
    var goesAlong: String { get }
    var nowhereToSend: String { get }
    var copyReport: String { get }
    var reportCopied: String { get }
    func sendReport(_ server: String) -> String
    var sendingReport: String { get }
    func reportArrived(_ server: String) -> String
    var reportOffline: String { get }
}
