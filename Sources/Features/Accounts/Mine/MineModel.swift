import API
import Foundation
import Guest
import House
import class House.Host
import Screen

/// The account that is signed in: what it is, and what its owner changes about it.
@MainActor final class MineModel {
    unowned let accounts: Accounts
    /// What a change must name as the state it changes.
    private var tag: String?
    /// Why the account shown may be an older one; nil = it is the server's.
    private(set) var trouble: String?
    /// Whether the mail that confirms the address was sent again.
    private(set) var isConfirmationSent = false
    /// Of the letter that was asked for last and of which nobody knows whether it was sent, and of the change.
    private var letter = OnceKey(), guardedChange = OnceKey()
    /// Whether the archive of all that is stored is on its way.
    private(set) var isDownloading = false
    private var isAsking = OneAtATime()

    init(_ accounts: Accounts) { self.accounts = accounts }

    var host: Host { accounts.host }
    var account: Account? { accounts.membership.account }
    var serverName: String { accounts.serverName }
    /// Whether the server has a kitchen that takes orders.
    var canOrder: Bool { accounts.membership.can("ordering") }

    /// Asks the server for the account; without it what was known last is shown.
    func refresh() {
        guard isAsking.begin() else { return }
        ask { guest throws(GuestTrouble) in
            try await guest.account()
        } then: { [self] answer in
            let isOutdated = !isAsking.end()
            tag = answer.tag
            accounts.membership.update(answer.account)
            fetchPicture()
            if isOutdated { refresh() }
        } failed: { [self] trouble in
            _ = isAsking.end()
            self.trouble = trouble.sentence(host.words, serverName)
        }
    }

    // MARK: Changing

    func change(
        _ change: AccountChange, then: @escaping @MainActor (GuestTrouble?) -> Void
    ) {
        ask { [tag] guest throws(GuestTrouble) in
            try await guest.change(change, tag: tag)
        } then: { [self] answer in
            tag = answer.tag
            accounts.membership.update(answer.account)
            then(nil)
        } failed: { [self] trouble in
            if trouble.kind == .changed { refresh() }
            then(trouble)
        }
    }

    func change(
        _ route: Route, _ change: GuardedChange, then: @escaping @MainActor (GuestTrouble?) -> Void
    ) {
        let key = guardedChange.key(of: change)
        ask { guest throws(GuestTrouble) in
            try await guest.change(route, change, key: key)
        } then: { [self] account in
            guardedChange.isAnswered()
            tag = nil
            accounts.membership.update(account)
            then(nil)
        } failed: {
            then($0)
        }
    }

    func sendConfirmation() {
        let address = account?.newEmail ?? account?.email ?? ""
        let key = letter.key(of: address)
        ask { guest throws(GuestTrouble) in
            try await guest.sendConfirmation(key: key)
        } then: { [self] in
            letter.isAnswered()
            isConfirmationSent = true
            host.tell(host.words.confirmationSent(address))
        } failed: { [self] in
            say($0)
        }
    }

    // MARK: The picture

    func choosePicture() {
        host.choose(
            title: host.words.changePicture, .file(endings: PictureFolder.endings),
            in: host.services.pictures.url.path
        ) { [self] path in
            host.services.errands.run { [drawer = host.services.drawer] in
                await PictureFolder.read(path, drawer)
            } then: { [self] answer in
                // The server takes photographs; a drawing could hold anything.
                guard case .success(let file) = answer, file.mediaType != "image/svg+xml" else {
                    host.services.speaker.play(.refused)
                    return host.tell(host.words.noPhotograph)
                }
                put(file)
            }
        }
    }

    private func put(_ file: PictureFile) {
        ask { guest throws(GuestTrouble) in
            try await guest.putPicture(file.data, type: file.mediaType)
        } then: { [self] account in
            accounts.membership.update(account)
            host.services.speaker.play(.favourite)
            fetchPicture()
        } failed: { [self] in
            say($0)
        }
    }

    func removePicture() {
        ask { guest throws(GuestTrouble) in
            try await guest.removePicture()
        } then: { [self] account in
            accounts.membership.update(account)
            host.services.speaker.play(.tick)
        } failed: { [self] in
            say($0)
        }
    }

    /// The picture as pages know it; nil = there is none, or it isn't here yet.
    var picture: String? {
        guard let hash = account?.picture, hash == fetched else { return nil }
        return PictureFolder.name(of: cacheFile(hash).path)
    }

    private var fetched: String?

    private func cacheFile(_ hash: String) -> URL {
        host.services.cache.appending(path: "account-\(hash.prefix(64).filter(\.isHexDigit)).picture")
    }

    private func fetchPicture() {
        guard let hash = account?.picture, hash != fetched, let guest = accounts.membership.guest else {
            return
        }
        host.services.errands.run { [file = cacheFile(hash)] in
            if FileManager.default.fileExists(atPath: file.path) { return true }
            guard let data = try? await guest.blob(hash) else { return false }
            let folder = file.deletingLastPathComponent()
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            return (try? data.write(to: file, options: .atomic)) != nil
        } then: { [self] isHere in
            if isHere { fetched = hash }
        }
    }

    // MARK: What is stored

    func download() {
        if isDownloading { return }
        host.chooseNewFile(
            title: host.words.downloadTitle, named: host.words.archiveName, ending: "zip"
        ) { [self] place in
            isDownloading = true
            ask { guest throws(GuestTrouble) in
                try await guest.archive()
            } then: { [self] archive in
                write(archive, to: place)
            } failed: { [self] trouble in
                isDownloading = false
                say(trouble)
            }
        }
    }

    private func write(_ archive: Data, to place: FilePlace) {
        host.services.errands.run {
            do throws(DocumentError) {
                return Result<String, DocumentError>.success(
                    try place.keep { try archive.write(to: $0, options: .withoutOverwriting) })
            } catch {
                return .failure(error)
            }
        } then: { [self] answer in
            isDownloading = false
            switch answer {
            case .success(let name): host.tell(host.words.archiveSaved(name))
            case .failure: host.tell(host.words.archiveNotSaved)
            }
        }
    }

    // MARK: Going

    func signOut() {
        let guest = accounts.membership.guest
        accounts.membership.leave()
        host.services.speaker.play(.tick)
        host.tell(host.words.signedOutHere)
        guard let guest else { return }
        host.services.errands.run {
            await answer { () async throws(GuestTrouble) in try await guest.signOut() }
        } then: { [host] answer in
            // The device forgets its token all the same; the server's owner can end it, too.
            if case .failure(let trouble) = answer { host.services.log.warning("sign out: \(trouble.cause)") }
        }
    }

    func signOutOthers() {
        ask { guest throws(GuestTrouble) in
            try await guest.signOutOthers()
        } then: { [self] in
            host.services.speaker.play(.tick)
            host.tell(host.words.othersSignedOut)
        } failed: { [self] in
            say($0)
        }
    }

    func delete(_ deletion: AccountDeletion, then: @escaping @MainActor (GuestTrouble?) -> Void) {
        ask { guest throws(GuestTrouble) in
            try await guest.delete(deletion)
        } then: { [self] in
            then(nil)
            accounts.membership.leave()
            host.tell(host.words.accountDeleted)
        } failed: {
            then($0)
        }
    }

    // MARK: Asking

    func say(_ trouble: GuestTrouble) {
        host.services.log.warning("account: \(trouble.cause)")
        host.services.speaker.play(.refused)
        host.tell(trouble.sentence(host.words, serverName))
    }

    func ask<T: Sendable>(
        _ question: @escaping @Sendable (Guest) async throws(GuestTrouble) -> T,
        then: @escaping @MainActor (T) -> Void, failed: @escaping @MainActor (GuestTrouble) -> Void
    ) {
        guard let guest = accounts.membership.guest else { return }
        host.services.errands.run {
            await answer { () async throws(GuestTrouble) in try await question(guest) }
        } then: { [self] answer in
            switch answer {
            case .success(let value):
                trouble = nil
                then(value)
            case .failure(let trouble):
                if trouble.kind == .signedOut { accounts.membership.expire() }
                failed(trouble)
            }
            host.touch()
        }
    }
}
