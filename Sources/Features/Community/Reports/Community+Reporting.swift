import API

extension Community {
    /// Offers to report something, and then to block whoever wrote it.
    /// - Parameter blocked: done once they are.
    func report(
        _ target: ReportTarget, of author: PersonCard?, blocked: @escaping @MainActor () -> Void
    ) {
        reporting.offer(target, of: author) { [self] in
            if let author { PersonPage(author, self).askToBlock(then: blocked) }
        }
    }
}
