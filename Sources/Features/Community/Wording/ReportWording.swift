import API

/// Telling the moderators of something, and what they decide (SP5, SR03).
protocol ReportWording {
    // MARK: Reporting

    /// Leads there from something small.
    var report: String { get }
    func report(_ kind: ReportTarget.Kind) -> String
    var reportMeans: String { get }
    func name(_ reason: Report.Reason) -> String
    var reasonFirst: String { get }
    var reportText: String { get }
    var reportTextPlaceholder: String { get }
    var reportTextFirst: String { get }
    var reportSent: String { get }
    var reportedBefore: String { get }
    var reportOwn: String { get }
    /// Offers to block whoever wrote it.
    func reportThenBlock(_ name: String) -> String

    // MARK: Decisions

    /// What has been decided about something of the cook's own.
    /// - Parameter dish: of the post that it is, or belongs to; or what the collection is called.
    func decided(_ decision: Decision, _ dish: String) -> String
    /// What has been decided about something that the cook has reported.
    func decidedReport(_ decision: Decision) -> String
    var appeal: String { get }
    var appealTitle: String { get }
    var appealText: String { get }
    var appealPlaceholder: String { get }
    var appealTooShort: String { get }
    var appealSent: String { get }
    var appealWaits: String { get }
    func appealDeclined(_ answer: String) -> String
    /// It was asked for before, or has been decided otherwise meanwhile.
    var appealTooLate: String { get }
}
