import House
import Labels
import Stage

/// A packet held to the camera: looks until a picture is sharp, takes the best of a few by itself, reads it, and says yes or
/// why not (MO4). What it saw is gone with it.
@MainActor final class LabelCamera {
    enum State { case looking, blurred, reading, nothingRead }

    private let host: Host
    private let eyesight: LabelEyesight
    private let done: (NutritionLabel) -> Void
    private(set) var state = State.looking
    private var watch = LabelWatch()
    private var best: Bitmap?
    /// A picture is being looked at; those that come meanwhile are passed over.
    private var isBusy = false
    private var isOver = false

    init(_ host: Host, _ eyesight: LabelEyesight, done: @escaping (NutritionLabel) -> Void) {
        (self.host, self.eyesight, self.done) = (host, eyesight, done)
    }

    func open() { host.lens.open(device: host.settings.camera) { [weak self] in self?.see($0) } }

    func close() {
        isOver = true
        best = nil
        host.lens.close()
    }

    private func see(_ picture: Bitmap) {
        if isBusy || isOver { return }
        isBusy = true
        host.services.errands.run { [measure = eyesight.sharpness] in
            await measure(picture)
        } then: { [self] sharpness in
            isBusy = false
            if isOver { return }
            switch watch.see(sharpness: sharpness, at: host.now) {
            case .wait(let isBest):
                if isBest { best = picture }
                if watch.isBlurred(at: host.now), state == .looking { show(.blurred) }
            case .read: if let best { read(best) }
            }
        }
    }

    private func read(_ picture: Bitmap) {
        isBusy = true
        show(.reading)
        host.services.errands.run { [read = eyesight.picture] in
            await read(picture)
        } then: { [self] label in
            isBusy = false
            if isOver { return }
            best = nil
            watch.again()
            host.services.haptics.buzz(at: host.now)
            // Energy and something besides: less is no label, but print that looks like one.
            if label.values[.kilocalories] != nil, label.values.count >= 2 {
                host.services.speaker.play(.favourite)
                return done(label)
            }
            host.services.speaker.play(.refused)
            show(.nothingRead)
        }
    }

    private func show(_ state: State) {
        self.state = state
        host.touch()
    }
}
