import API
import Guest

/// What the cook has reported since the program began, and what was begun and not sent (SP5).
@MainActor final class Reporting {
    private unowned let community: Community
    private var models: [ReportTarget: ReportModel] = [:]

    init(_ community: Community) { self.community = community }

    /// Somebody else is signed in.
    func forget() { models = [:] }

    func model(of target: ReportTarget) -> ReportModel? { models[target] }

    /// - Parameters:
    ///   - author: who might be blocked for it; nil = nobody who is known.
    ///   - block: asks whether they shall be.
    func offer(_ target: ReportTarget, of author: PersonCard?, block: @escaping @MainActor () -> Void) {
        let model = models[target] ?? ReportModel(target, community)
        models[target] = model
        model.offer(of: author, block: block)
    }
}
