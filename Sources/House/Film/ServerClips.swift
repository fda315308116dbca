import Foundation
import Guest

/// Clips of others' posts on their way here. One that has been begun comes even if its step is shown no longer: whoever turns
/// a page mostly turns it back, and making it takes longer than some steps.
@MainActor final class ServerClips {
    private unowned let host: Host
    /// The latest last.
    private var coming: [(clip: ServerClip, fetch: FileFetch)] = []
    /// Of which none can be made, or nobody has any more.
    private var hopeless: Set<String> = []
    /// What is begun while so many are under way takes the place of the first.
    private static let most = 3

    init(_ host: Host) { self.host = host }

    func find(_ clip: ServerClip, then: @escaping @MainActor (ClipPlace) -> Void) {
        host.services.errands.run { [cached = host.serverPictures.cached] in
            cached(clip.file)
        } then: { [self] data in
            if let data { return then(.here(data)) }
            if hopeless.contains(clip.hash) { return then(.nowhere) }
            coming.removeAll { !$0.fetch.isComing }
            let known = coming.first { $0.clip.hash == clip.hash }
            then(.away(known?.fetch ?? fetch(clip)))
        }
    }

    private func fetch(_ clip: ServerClip) -> FileFetch {
        FileFetch(nil, host, comesByItself: true) { [weak self] host, fetch in
            guard let guest = host.membership.guest, host.membership.can("community") else { return nil }
            self?.begin(clip, fetch)
            return { [make = host.services.clipMaking, keep = host.serverPictures.keeping] in
                do throws(GuestTrouble) {
                    guard let made = try await clip.bring(guest, make) else { return .success(false) }
                    return .success(keep(Data(made.webM), clip.file))
                } catch {
                    return error.isForGood ? .success(false) : .failure(.server(error))
                }
            }
        } arrived: { [weak self] _, isHere in
            if !isHere { self?.hopeless.insert(clip.hash) }
        }
    }

    private func begin(_ clip: ServerClip, _ fetch: FileFetch) {
        coming.removeAll { !$0.fetch.isComing || $0.fetch === fetch }
        if coming.count >= Self.most { coming.removeFirst().fetch.cancel() }
        coming.append((clip, fetch))
    }
}
