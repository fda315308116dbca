import FoodCatalogue
import House
import Labels
import Stage

/// A packet held to the camera: looks until a picture is sharp, takes the best of a few by itself, reads it, and says yes or
/// why not (MO4). What it saw is gone with it.
@MainActor final class LabelCamera {
    enum State: Hashable {
        case looking, blurred, reading, nothingRead
        /// Of a packet that isn't among the foods; its number.
        case unknownBarcode(String)
        /// Open Food Facts is asked for it; or didn't know it, or could not be asked.
        case asking, nobodyKnows, busy, unreachable
    }

    /// What was found.
    enum Finding: Sendable {
        /// And the label itself, to be looked at beside its values.
        case label(NutritionLabel, Bitmap?)
        case food(CatalogueFood)
        case unknownBarcode(String)
    }

    private let host: Host
    private let eyesight: LabelEyesight
    let packets: PacketDesk
    /// Knows the packets that were brought in; nil = none yet.
    private let catalogue: () -> FoodCatalogue?
    private let done: (Finding) -> Void
    private(set) var state = State.looking
    private var watch = LabelWatch()
    private var best: Bitmap?
    /// A picture is being looked at; those that come meanwhile are passed over.
    private var isBusy = false
    private var isOver = false
    /// The number that nobody knew, at Open Food Facts neither.
    private var answered: String?

    init(
        _ host: Host, _ eyesight: LabelEyesight, packets: PacketDesk,
        catalogue: @escaping () -> FoodCatalogue?, done: @escaping (Finding) -> Void
    ) {
        (self.host, self.eyesight, self.packets) = (host, eyesight, packets)
        (self.catalogue, self.done) = (catalogue, done)
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
        host.services.errands.run { [eyesight, catalogue = catalogue()] in
            await Self.find(in: picture, eyesight, catalogue)
        } then: { [self] finding in
            isBusy = false
            if isOver { return }
            best = nil
            watch.again()
            switch finding {
            case .food: take(finding)
            // Energy and something besides: less is no label, but print that looks like one.
            case .label(let label, _) where label.values[.kilocalories] != nil && label.values.count >= 2:
                take(finding)
            case .label: refuse(.nothingRead)
            case .unknownBarcode(let code):
                if packets.isAllowed { ask(code) } else { refuse(.unknownBarcode(code)) }
            }
        }
    }

    private func take(_ finding: Finding) {
        host.services.speaker.play(.favourite)
        host.buzz(.yes)
        done(finding)
    }

    private func refuse(_ state: State) {
        host.services.speaker.play(.refused)
        host.buzz(.no)
        show(state)
    }

    /// Asks Open Food Facts for this packet, and from now on for every one that nobody knows here.
    func allowAndAsk(_ barcode: String) {
        packets.allow()
        ask(barcode)
    }

    private func ask(_ barcode: String) {
        // The number that was asked for last isn't asked for again while the packet is held there.
        if barcode == answered { return refuse(.nobodyKnows) }
        isBusy = true
        show(.asking)
        packets.ask(barcode) { [self] answer in
            isBusy = false
            if isOver { return }
            switch answer {
            case .food(let food): take(.food(food))
            case .unknown:
                answered = barcode
                refuse(.nobodyKnows)
            case .busy: refuse(.busy)
            case .unreachable: refuse(.unreachable)
            }
        }
    }

    nonisolated static func find(
        in picture: Bitmap, _ eyesight: LabelEyesight, _ catalogue: FoodCatalogue?
    ) async -> Finding {
        // Bars are read in a tenth of the time, and say which packet it is.
        if let code = await eyesight.barcode(picture) {
            if let food = try? await catalogue?.food(barcode: code) { return .food(food) }
            let (label, part) = await eyesight.picture(picture)
            return label.values.isEmpty ? .unknownBarcode(code) : .label(label, part)
        }
        let (label, part) = await eyesight.picture(picture)
        return .label(label, part)
    }

    private func show(_ state: State) {
        self.state = state
        host.touch()
    }
}
