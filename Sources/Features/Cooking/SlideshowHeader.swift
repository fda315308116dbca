import House
import Kit
import Stage

/// Above the step: the way out, the dish, the timers, the camera and the clock.
struct SlideshowHeader: View {
    let look: Look
    let host: Host
    let model: CookingPage

    var body: any View {
        let time = host.services.timeOfDay(host.now)
        look.motion.redraw(at: host.now + time.changesIn + 0.01)
        return Row(spacing: look.isNarrow ? Space.s : Space.m) {
            wayOut
            (isCrowded ? Spacer(0) : title).grow()
            TimerChips(look: look, host: host, most: mostTimers)
            if !(isCrowded && look.isTight) {
                IconButton(
                    look: look, icon: "list", label: look.words.lookAround, size: look.points(Space.touch),
                    color: look.colors.ink, fill: look.colors.sunken, keys: "L"
                ) { model.lookAround(.ingredients) }
                if !look.isCompact, timers < 2 {
                    IconButton(
                        look: look, icon: "timer", label: look.words.timerOfOnesOwn,
                        size: look.points(Space.touch), color: look.colors.ink, fill: look.colors.sunken,
                        keys: "N"
                    ) { host.askForTimer() }
                }
            }
            if !look.isTight, !(isFull && host.hearing.isOpen) { voice }
            // In a small window its key and the settings lead to it while others need the room.
            if host.hearing.isOpen || !look.isTight && !isFull { microphone }
            if host.eye.isOpen, !host.settings.showsPreview {
                IconButton(
                    look: look, icon: "eye", label: look.words.showPreview, size: look.points(Space.touch),
                    color: look.colors.softInk
                ) { host.settings.showsPreview = true }
            }
            if host.watches {
                IconButton(
                    look: look, icon: "hand-wave", label: look.words.practiseWaving,
                    size: look.points(Space.touch),
                    color: look.colors.softInk
                ) { host.crossings.practise() }
            }
            camera
            if !(isCrowded && look.isTight) {
                Text(time.text, look.type.clock, look.colors.ink, maxLines: 1)
            }
        }
        .frame(height: StepRoom.headerHeight(look))
    }

    /// Whether timers take the room of the title; the dots below the step say how far it is.
    private var isCrowded: Bool {
        look.isTight ? timers > 0 : look.isCompact && timers > 1
    }

    /// Whether a timer or the camera leave a small window no room for more.
    private var isFull: Bool { look.isCompact && (timers > 0 || host.watches) }

    private var timers: Int { host.timers.rack.timers.count }

    /// Beside the buttons, and what says which step it is.
    private var mostTimers: Int {
        let room = look.size.width - 2 * look.margin - look.points(690)
        return max(1, min(3, Int(room / look.points(230))))
    }

    private var title: Node {
        Column(spacing: 0) {
            Text(model.recipe.title, look.type.heading, look.colors.ink, maxLines: 1)
            Text(model.placeName, look.afar(.semibold, of: 0.5), look.colors.softInk, maxLines: 1)
        }
    }

    private var wayOut: any View {
        if look.isNarrow {
            return IconButton(look: look, icon: "close", label: look.words.cancel, fill: look.colors.sunken) {
                model.giveUp()
            }
        }
        return WordButton(
            look: look, label: look.words.cancel, icon: "close", height: look.points(Space.touch)
        ) { model.giveUp() }
    }

    /// Whether steps are read aloud.
    private var voice: Node {
        let isOn = host.settings.readsAloud
        return IconButton(
            look: look, icon: "read-aloud", label: look.words.readAloud, size: look.points(Space.touch),
            color: isOn ? look.colors.onTomato : look.colors.ink,
            fill: isOn ? look.colors.tomato : look.colors.sunken,
            value: isOn ? look.words.on : look.words.off, keys: "A"
        ) { model.toggleReading() }.node
    }

    /// The microphone's switch; its dot says that it listens.
    private var microphone: Node {
        let hearing = host.hearing
        let isOn = hearing.isOpen
        let dot: Color = hearing.isListening ? look.colors.sage : look.colors.saffron
        return IconButton(
            look: look, icon: isOn ? "microphone" : "microphone-off", label: look.words.microphone,
            size: look.points(Space.touch),
            color: isOn ? look.colors.ink : look.colors.softInk, fill: look.colors.sunken,
            value: hearing.isListening
                ? look.words.listening : isOn ? look.words.withoutSound : look.words.off, keys: "V"
        ) { host.toggleMicrophone() }
        .overlay(
            isOn
                ? Fill(dot, radius: look.points(6)).frame(width: look.points(12), height: look.points(12))
                    .padding(2).place(.end, .start) : Spacer())
    }

    /// The camera's switch; its dot says that the camera is on.
    private var camera: Node {
        let isOn = host.eye.isOpen
        let dot: Color = host.eye.isLooking ? look.colors.sage : look.colors.saffron
        return IconButton(
            look: look, icon: isOn ? "camera" : "camera-off", label: look.words.camera,
            size: look.points(Space.touch),
            color: isOn ? look.colors.ink : look.colors.softInk, fill: look.colors.sunken,
            value: host.eye.isLooking
                ? look.words.on : isOn ? look.words.withoutPicture : look.words.off
        ) { model.toggleCamera() }
        .overlay(
            isOn
                ? Fill(dot, radius: look.points(6)).frame(width: look.points(12), height: look.points(12))
                    .padding(2).place(.end, .start) : Spacer())
    }
}
