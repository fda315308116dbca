import API
import ServerStore

extension Endpoint {
    static let telling = [
        community(.notices, .reading) { try await $0.sendNotices() },
        community(.readNotices, .writing) { try await $0.readNotices() },
    ]

    /// Notices of a page.
    static let noticesOfPage = 50
}

extension Asking {
    fileprivate func sendNotices() async throws -> Reply {
        let list = "notices", me = try me
        let place = try mark(list).map { mark throws(Problem) in
            guard mark.words.count == 1 else { throw .invalid(["after": .invalid]) }
            return mark.words[0]
        }
        let (found, unread) = try await store.read { connection in
            let notices = Notices(connection)
            return (
                try notices.list(of: me.account, after: place, limit: Endpoint.noticesOfPage + 1),
                try notices.unread(of: me.account)
            )
        }
        let kept = Array(found.prefix(Endpoint.noticesOfPage))
        let next = found.count > kept.count ? kept.last.map { self.next(list, [$0.id]) } : nil
        return try .json(NoticeList(items: kept, next: next, unread: unread))
    }

    fileprivate func readNotices() async throws -> Reply {
        let read = try await form(NoticesRead.self), me = try me
        let isID = read.until.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        guard isID, (1...64).contains(read.until.utf8.count) else {
            throw Problem.invalid(["until": .invalid])
        }
        try await store.write { try Notices($0).read(me.account, until: read.until) }
        return Reply()
    }

    func hint(_ told: [Notices.Told]) async {
        for one in told { await hint(one) }
    }

    /// The same of kind words, or of what became of one's own.
    func hint(encouraged told: [Notices.Told]) async { await backroom.hint(encouraged: told) }

    /// Lets the devices of somebody know that there is something to read.
    func hint(_ told: Notices.Told?) async {
        guard let told else { return }
        await backroom.board.tell(
            EventHub.Hint(name: "notices", id: told.id), account: told.account, but: nil)
    }
}

extension Backroom {
    /// - Parameter told: whoever has received kind words, or hears what became of their own.
    func hint(encouraged told: [Notices.Told]) async {
        for one in told {
            await board.tell(EventHub.Hint(name: "motivation", id: one.id), account: one.account, but: nil)
        }
    }
}
