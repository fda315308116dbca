import House
import Language
import Library

/// What happens around the program: to its file, to its window, and to the desktop.
extension SessionPlayer {
    func surround(_ action: SessionAction) async -> String? {
        do throws(LibraryError) {
            switch action {
            case .damage: try await rehearsal.damage()
            case .lose: try await rehearsal.lose()
            case .drive(let isThere): try await rehearsal.drive(isThere: isThere)
            case .disk(let isWritable):
                try await rehearsal.host.services.box.pretendReadOnly(!isWritable)
            case .look(let isAway): rehearsal.host.isAway = isAway
            case .feel(let shakes):
                let felt = rehearsal.desktop.shakes
                if felt != shakes { return "It shook \(felt) times." }
            case .expectNotification(let text):
                let shown = await rehearsal.desktop.notifications()
                if !shown.contains(where: { $0.contains(text) }) { return "The desktop shows: \(shown)." }
            case .refuseNotifications:
                let shown = await rehearsal.desktop.notifications()
                if !shown.isEmpty { return "The desktop shows: \(shown)." }
            default: break
            }
        } catch { return error.sentence(Language.english.wording) }
        if action.acts { await rehearsal.settle() }
        return nil
    }
}
