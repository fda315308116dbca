import Chores
import Foundation
import House
import Language
import Library
import Screen
import Scullery
import Stage

/// What happens around the program: to its file, to its window, and to the desktop.
extension SessionPlayer {
    /// What is held before the camera: a photograph from the folder of the scripts.
    func show(photograph path: String) -> String? {
        guard let file = try? Data(contentsOf: URL(filePath: Self.resolve(path, folder))),
            let pixels = try? Scullion(.own).pixels(
                of: file, PictureRendering(width: 1600, height: 1600, fills: false))
        else { return "“\(path)” is no photograph." }
        rehearsal.eye.lens.shown = Bitmap(
            width: pixels.width, height: pixels.height, pixels: pixels.values, version: 1 << 42)
        return nil
    }

    func surround(_ action: SessionAction) async -> String? {
        do throws(LibraryError) {
            switch action {
            case .damage: try await rehearsal.damage()
            case .lose: try await rehearsal.lose()
            case .drive(let isThere): try await rehearsal.drive(isThere: isThere)
            case .disk(let isWritable):
                try await rehearsal.host.services.box.pretendReadOnly(!isWritable)
            case .look(let isAway): rehearsal.host.isAway = isAway
            case .feel(let buzz):
                let felt = rehearsal.desktop.felt
                if felt != [buzz].compactMap(\.self) { return "It was felt: \(felt)." }
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
