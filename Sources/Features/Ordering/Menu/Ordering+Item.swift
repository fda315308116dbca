import API
import Gestures
import House
import class House.Host

/// A dish over the menu: how many of it, by stepper, keys or waves (KI3).
extension Ordering {
    func choose(_ item: MenuItem) {
        guard !item.isSoldOut else { return }
        show(ItemModel(item, self))
    }

    private func show(_ model: ItemModel) {
        item = model
        host.present(
            Sheet(
                "menu item", key: { model.key($0) },
                gone: { [weak self] in
                    guard let self, item === model, !isAskingForCamera else { return }
                    item = nil
                    host.useCamera()
                }
            ) { [unowned host] in ItemSheet(look: $0, host: host, model: model) })
        host.useCamera()
    }

    // MARK: Waves

    /// The camera is open while a dish is, if the guest has said so, and not otherwise.
    var camera: CameraWish? {
        guard item != nil, host.settings.ordersByWave else { return nil }
        return CameraWish(isWatched: false, sensitivity: host.settings.sensitivity, isOwn: true)
    }

    /// Off at once; on after the sentence has been read. The dish is there again afterwards, as it was.
    func toggleCamera() {
        guard let item else { return }
        if host.settings.ordersByWave {
            host.settings.ordersByWave = false
            return host.useCamera()
        }
        isAskingForCamera = true
        host.present(
            Sheet(
                "order consent",
                gone: { [weak self] in
                    guard let self else { return }
                    isAskingForCamera = false
                    // Another page may have taken the menu's place meanwhile.
                    if host.page is MenuPage { show(item) } else { self.item = nil }
                }
            ) { [unowned host] look in
                CameraConsentSheet(
                    look: look, host: host, title: look.words.orderByWaveTitle, yes: look.words.switchOn,
                    sentence: look.words.orderByWave
                ) {
                    host.settings.ordersByWave = true
                    host.useCamera()
                }
            })
    }

    /// To the right as the guest sees it is one more. The picture as stored shows the guest from the front, so there it is
    /// left.
    func wave(_ wave: Wave) {
        guard let item, host.sheet?.id == "menu item" else { return }
        let isMore = wave.swipe.map { $0.hand == .left } ?? (wave.gesture == .next)
        item.step(isMore ? 1 : -1)
    }
}
