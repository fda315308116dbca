import House
import Library

/// How much room the library takes, and what of it can be freed.
@MainActor final class StorageModel {
    private unowned let host: Host
    /// Nil until it has been worked out.
    private(set) var use: StorageUse?
    private var isFreeing = false

    init(_ host: Host) { self.host = host }

    func refresh() {
        host.read("storage", afterWrites: true) { box throws(LibraryError) in
            try await box.storage()
        } then: { [weak self] answer in
            if case .success(let use) = answer { self?.use = use }
        }
    }

    /// What was just taken away may be wanted back, and its pictures with it: nothing is freed meanwhile.
    var isUndoOffered: Bool { host.notice?.undo != nil }
    var canFree: Bool { (use?.unused.count ?? 0) > 0 && !isFreeing && !isUndoOffered }

    func askToFree() {
        guard canFree, let unused = use?.unused else { return }
        let words = host.words
        host.confirm(
            "trash", words.storageFreeTitle(words.fileSize(unused.bytes)),
            words.storageFreeDetail(unused.count), yes: words.storageFreeYes
        ) { self.free() }
    }

    private func free() {
        guard canFree else { return }
        isFreeing = true
        host.change("storage") { box throws(LibraryError) in
            try await box.freeUnused()
        } then: { [self, host] freed in
            isFreeing = false
            host.services.speaker.play(.tick)
            host.tell(host.words.storageFreed(host.words.fileSize(freed.bytes)))
            refresh()
        } failed: { [self] in
            isFreeing = false
        }
    }
}
