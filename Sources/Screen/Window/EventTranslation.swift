import CSDL2
import Stage

/// Turns SDL's events into the stage's. Remembers which finger and which button is down; needs no window.
struct EventTranslation {
    /// The size of the window in points.
    var size: Size
    /// Points in one of SDL's mouse units.
    var pointsInUnit: Double
    private var finger: SDL_FingerID?
    private var isPressed = false

    init(size: Size, pointsInUnit: Double) {
        self.size = size
        self.pointsInUnit = pointsInUnit
    }

    /// What an event means to the page; nil for what it needn't know, and for what the window answers itself.
    mutating func translate(_ event: SDL_Event) -> ScreenEvent? {
        switch SDL_EventType(rawValue: event.type) {
        case SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: mouse(event).map(ScreenEvent.input)
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: touch(event).map(ScreenEvent.input)
        case SDL_MOUSEWHEEL: .input(wheel(event.wheel))
        case SDL_KEYDOWN: .input(.key(KeyPress(event.key.keysym, isRepeat: event.key.repeat != 0)))
        case SDL_TEXTINPUT: text(event).map(ScreenEvent.input)
        case SDL_TEXTEDITING, SDL_TEXTEDITING_EXT: .input(composition(event))
        case SDL_DROPFILE, SDL_DROPTEXT: drop(event.drop).map { .input(.dropped($0)) }
        case SDL_WINDOWEVENT: window(event.window)
        case SDL_QUIT: .window(.quit)
        default: event.type == Doorbell.event ? .window(.woken) : nil
        }
    }

    private mutating func mouse(_ event: SDL_Event) -> InputEvent? {
        if event.type == SDL_MOUSEMOTION.rawValue {
            if event.motion.which == shim_touch_mouse() { return nil }
            let place = point(event.motion.x, event.motion.y)
            return isPressed && finger == nil ? .pointerDragged(place) : .pointerMoved(place)
        }
        let button = event.button
        guard button.which != shim_touch_mouse(), finger == nil else { return nil }
        if button.button == UInt8(SDL_BUTTON_RIGHT), button.state == UInt8(SDL_PRESSED), !isPressed {
            return .menuAsked(point(button.x, button.y))
        }
        guard button.button == UInt8(SDL_BUTTON_LEFT) else { return nil }
        isPressed = button.state == UInt8(SDL_PRESSED)
        let place = point(button.x, button.y)
        return isPressed ? .pointerPressed(place, .mouse, held) : .pointerReleased(place)
    }

    private mutating func touch(_ event: SDL_Event) -> InputEvent? {
        let touch = event.tfinger
        let place = Point(Double(touch.x) * size.width, Double(touch.y) * size.height)
        switch SDL_EventType(rawValue: event.type) {
        case SDL_FINGERDOWN:
            if finger != nil || isPressed { return nil }
            finger = touch.fingerId
            return .pointerPressed(place, .touch)
        case SDL_FINGERUP:
            if finger != touch.fingerId { return nil }
            finger = nil
            return .pointerReleased(place)
        default:
            return finger == touch.fingerId ? .pointerDragged(place) : nil
        }
    }

    private func wheel(_ wheel: SDL_MouseWheelEvent) -> InputEvent {
        // SDL's y grows away from the person, the stage's towards the end of the page.
        let x = Double(wheel.preciseX) * InputEvent.notch, y = -Double(wheel.preciseY) * InputEvent.notch
        let place = point(wheel.mouseX, wheel.mouseY)
        // A wheel that turns one way only turns the other way with Shift.
        return held.contains(.shift) && x == 0 ? .wheel(at: place, x: y, y: 0) : .wheel(at: place, x: x, y: y)
    }

    /// The modifier keys that are down now.
    private var held: KeyPress.Modifiers { KeyPress.Modifiers(SDL_GetModState().rawValue) }

    private func composition(_ event: SDL_Event) -> InputEvent {
        var event = event
        let text = shim_event_composition(&event).map { String(cString: $0) } ?? ""
        if event.type == SDL_TEXTEDITING_EXT.rawValue { SDL_free(event.editExt.text) }
        let caret = event.type == SDL_TEXTEDITING_EXT.rawValue ? event.editExt.start : event.edit.start
        return .composing(text, caret: Int(caret))
    }

    private func text(_ event: SDL_Event) -> InputEvent? {
        var event = event
        let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 33) { buffer in
            shim_event_text(&event, buffer.baseAddress, 33)
            return buffer.baseAddress.map { String(cString: $0) } ?? ""
        }
        return text.isEmpty ? nil : .text(text)
    }

    /// SDL hands the text over with the event.
    private func drop(_ event: SDL_DropEvent) -> Drop? {
        guard let file = event.file else { return nil }
        defer { SDL_free(file) }
        let text = String(cString: file)
        return event.type == SDL_DROPFILE.rawValue ? .file(text) : .text(text)
    }

    private mutating func window(_ event: SDL_WindowEvent) -> ScreenEvent? {
        switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
        case SDL_WINDOWEVENT_FOCUS_LOST: .window(.focusLost)
        case SDL_WINDOWEVENT_FOCUS_GAINED: .window(.focusGained)
        case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN: .window(.hidden)
        case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN: .window(.shown)
        // Out of the page, so that nothing stays highlighted.
        case SDL_WINDOWEVENT_LEAVE where !isPressed: .input(.pointerMoved(Point(-1, -1)))
        default: nil
        }
    }

    /// Ends a press that will never be released, as when another window takes the pointer.
    mutating func cancelPress() -> InputEvent? {
        guard isPressed || finger != nil else { return nil }
        isPressed = false
        finger = nil
        return .pointerCancelled
    }

    private func point(_ x: Int32, _ y: Int32) -> Point {
        Point(Double(x) * pointsInUnit, Double(y) * pointsInUnit)
    }
}

extension Array where Element == ScreenEvent {
    /// Adds an event; a movement replaces the one before it, so that a slow page sees one and not forty.
    mutating func append(coalescing event: ScreenEvent) {
        switch (last, event) {
        case (.input(.pointerMoved), .input(.pointerMoved)),
            (.input(.pointerDragged), .input(.pointerDragged)), (.input(.composing), .input(.composing)),
            (.window(.resized), .window(.resized)), (.window(.woken), .window(.woken)):
            self[count - 1] = event
        case (.input(.wheel(_, let x, let y)), .input(.wheel(let at, let moreX, let moreY))):
            self[count - 1] = .input(.wheel(at: at, x: x + moreX, y: y + moreY))
        default: append(event)
        }
    }
}
