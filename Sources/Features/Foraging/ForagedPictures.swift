import Edamam
import House
import Screen
import Web

/// Pictures of Edamam's recipes: fetched as they come into sight, drawn anew in the scullery as all of strangers', and
/// held in memory only. Nobody may store them.
@MainActor final class ForagedPictures {
    private unowned let host: Host
    /// What pages call those that are here, by their addresses.
    private var names: [EdamamLink: String] = [:]
    private var asked: Set<EdamamLink> = []
    /// Those that didn't come, and when; they are asked for again a while later, if they are still to be seen.
    private var failed: [EdamamLink: Double] = [:]
    private var waiting: [EdamamLink] = []
    private var underWay = 0

    /// Fetched at once; bytes of one at most; seconds after which one that didn't come may come.
    private static let together = 4, pause = 120.0
    private nonisolated static let longest = 3 << 20
    private nonisolated static let patience = WebPatience(connecting: 4, whole: 15)

    init(_ host: Host) { self.host = host }

    /// As pages name it: "" as long as it may still come, nil if there is none.
    func name(_ picture: EdamamLink?) -> String? {
        guard let picture else { return nil }
        if let name = names[picture] { return name }
        if host.settings.worksOffline { return nil }
        if let time = failed[picture], host.now - time < Self.pause { return nil }
        if asked.insert(picture).inserted {
            waiting.append(picture)
            fetch()
        }
        return ""
    }

    /// The last that came into sight comes first.
    private func fetch() {
        while underWay < Self.together, let picture = waiting.popLast() {
            underWay += 1
            _ = host.services.errands.wait {
                [
                    ask = host.services.askWeb, drawer = host.services.drawer,
                    memory = host.services.passingPictures, log = host.services.log
                ] in
                do throws(WebTrouble) {
                    let request = WebRequest(
                        try WebAddress(picture.text), headers: ["accept": "image/jpeg,image/png,image/webp"],
                        trust: .found, limit: Self.longest, patience: Self.patience, redirects: 2)
                    let answer = try await ask(request).get()
                    guard answer.head.isSuccess, let file = try? await drawer.file(of: answer.body),
                        file.mediaType == "image/jpeg"
                    else { return PictureMemory.Kept?.none }
                    return await memory.keep(file.data)
                } catch {
                    log.info("no picture from \(picture.host): \(error.reason)")
                    return nil
                }
            } then: { [self, host] kept in
                withExtendedLifetime(host) { end(picture, kept) }
            }
        }
    }

    private func end(_ picture: EdamamLink, _ kept: PictureMemory.Kept?) {
        underWay -= 1
        asked.remove(picture)
        if let kept {
            names = names.filter { !kept.gone.contains($0.value) }
            names[picture] = kept.name
        } else {
            failed[picture] = host.now
        }
        fetch()
    }
}
