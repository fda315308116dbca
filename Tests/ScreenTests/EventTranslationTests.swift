import CSDL2
import Stage
import Testing

@testable import Screen

@Suite("What SDL says, as the stage wants it") struct EventTranslationTests {
    var translation = EventTranslation(size: Size(1000, 500), pointsInUnit: 0.5)

    func mouse(
        _ type: SDL_EventType, _ x: Int32, _ y: Int32, button: Int32 = SDL_BUTTON_LEFT, which: UInt32 = 0
    ) -> SDL_Event {
        var event = SDL_Event()
        event.type = type.rawValue
        if type == SDL_MOUSEMOTION {
            (event.motion.x, event.motion.y, event.motion.which) = (x, y, which)
        } else {
            (event.button.x, event.button.y, event.button.which) = (x, y, which)
            event.button.button = UInt8(button)
            event.button.state = UInt8(type == SDL_MOUSEBUTTONDOWN ? SDL_PRESSED : SDL_RELEASED)
        }
        return event
    }

    func touch(_ type: SDL_EventType, _ id: Int64, _ x: Float, _ y: Float) -> SDL_Event {
        var event = SDL_Event()
        event.type = type.rawValue
        (event.tfinger.fingerId, event.tfinger.x, event.tfinger.y) = (id, x, y)
        return event
    }

    @Test("The mouse moves, presses, drags and releases in points")
    mutating func mouse() {
        #expect(translation.translate(mouse(SDL_MOUSEMOTION, 20, 40)) == .input(.pointerMoved(Point(10, 20))))
        #expect(
            translation.translate(mouse(SDL_MOUSEBUTTONDOWN, 20, 40))
                == .input(.pointerPressed(Point(10, 20), .mouse)))
        #expect(
            translation.translate(mouse(SDL_MOUSEMOTION, 30, 40)) == .input(.pointerDragged(Point(15, 20))))
        #expect(
            translation.translate(mouse(SDL_MOUSEBUTTONUP, 30, 40)) == .input(.pointerReleased(Point(15, 20)))
        )
        #expect(translation.translate(mouse(SDL_MOUSEMOTION, 30, 40)) == .input(.pointerMoved(Point(15, 20))))
    }

    @Test("The second button asks what can be done, once")
    mutating func secondButton() {
        #expect(
            translation.translate(mouse(SDL_MOUSEBUTTONDOWN, 30, 40, button: SDL_BUTTON_RIGHT))
                == .input(.menuAsked(Point(15, 20))))
        #expect(translation.translate(mouse(SDL_MOUSEBUTTONUP, 30, 40, button: SDL_BUTTON_RIGHT)) == nil)
    }

    @Test("Other buttons and the mouse that a touch pretends to be are ignored")
    mutating func ignored() {
        #expect(translation.translate(mouse(SDL_MOUSEBUTTONDOWN, 1, 1, button: SDL_BUTTON_MIDDLE)) == nil)
        for type in [SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP] {
            #expect(translation.translate(mouse(type, 1, 1, which: shim_touch_mouse())) == nil)
        }
    }

    @Test("The first finger counts, the others don't")
    mutating func fingers() {
        #expect(
            translation.translate(touch(SDL_FINGERDOWN, 7, 0.5, 0.5))
                == .input(.pointerPressed(Point(500, 250), .touch)))
        #expect(translation.translate(touch(SDL_FINGERDOWN, 8, 0.1, 0.1)) == nil)
        #expect(translation.translate(touch(SDL_FINGERMOTION, 8, 0.2, 0.1)) == nil)
        #expect(
            translation.translate(touch(SDL_FINGERMOTION, 7, 0.25, 0.5))
                == .input(.pointerDragged(Point(250, 250))))
        #expect(translation.translate(touch(SDL_FINGERUP, 8, 0.2, 0.1)) == nil)
        #expect(
            translation.translate(touch(SDL_FINGERUP, 7, 0.25, 0.5))
                == .input(.pointerReleased(Point(250, 250))))
        #expect(translation.translate(touch(SDL_FINGERDOWN, 8, 0.1, 0.1)) != nil)
    }

    @Test("A press that the desktop takes away is cancelled once")
    mutating func cancelling() {
        #expect(translation.cancelPress() == nil)
        _ = translation.translate(mouse(SDL_MOUSEBUTTONDOWN, 20, 40))
        #expect(translation.cancelPress() == .pointerCancelled)
        #expect(translation.cancelPress() == nil)
    }

    @Test("Turning the wheel towards oneself scrolls to the end of the page, 48 points a notch")
    mutating func wheel() {
        var event = SDL_Event()
        event.type = SDL_MOUSEWHEEL.rawValue
        (event.wheel.preciseX, event.wheel.preciseY) = (0.5, -1)
        (event.wheel.mouseX, event.wheel.mouseY) = (20, 40)
        #expect(translation.translate(event) == .input(.wheel(at: Point(10, 20), x: 24, y: 48)))
    }

    @Test(
        "Keys have SDL's names in lower case; the number pad does what is printed on it",
        arguments: [
            (SDLK_RIGHT, false, "right"), (SDLK_SPACE, false, "space"), (SDLK_PAGEUP, true, "pageup"),
            (SDLK_F11, false, "f11"), (SDLK_a, false, "a"), (SDLK_ESCAPE, false, "escape"),
            (SDLK_HOME, false, "home"),
            (SDLK_BACKSPACE, false, "backspace"), (SDLK_RETURN, false, "return"),
            (SDLK_KP_ENTER, true, "return"),
            (SDLK_KP_6, false, "right"), (SDLK_KP_6, true, "keypad 6"), (SDLK_TAB, false, "tab"),
        ])
    func keyNames(code: SDL_KeyCode, numLock: Bool, name: String) {
        #expect(KeyPress.name(SDL_Keycode(code.rawValue), numLock: numLock) == name)
    }

    @Test("Modifiers are told, AltGr isn't Alt, and a held key says so")
    mutating func modifiers() {
        func press(_ mod: SDL_Keymod) -> SDL_Event {
            var event = SDL_Event()
            event.type = SDL_KEYDOWN.rawValue
            event.key.keysym.sym = SDL_Keycode(SDLK_z.rawValue)
            event.key.keysym.mod = UInt16(mod.rawValue)
            event.key.repeat = 1
            return event
        }
        let both = SDL_Keymod(KMOD_LCTRL.rawValue | KMOD_RSHIFT.rawValue)
        #expect(
            translation.translate(press(both))
                == .input(.key(KeyPress("z", [.control, .shift], isRepeat: true))))
        let altGr = SDL_Keymod(KMOD_RALT.rawValue | KMOD_MODE.rawValue)
        #expect(translation.translate(press(altGr)) == .input(.key(KeyPress("z", isRepeat: true))))
        #expect(
            translation.translate(press(KMOD_LALT)) == .input(.key(KeyPress("z", [.alt], isRepeat: true))))
    }

    @Test("Typed text arrives whole")
    mutating func typing() {
        var event = SDL_Event()
        event.type = SDL_TEXTINPUT.rawValue
        withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: Array("ü🍅".utf8)) }
        #expect(translation.translate(event) == .input(.text("ü🍅")))
    }

    @Test("What an input method puts together arrives with its caret, short or long")
    mutating func composing() {
        var short = SDL_Event()
        short.type = SDL_TEXTEDITING.rawValue
        withUnsafeMutableBytes(of: &short.edit.text) { $0.copyBytes(from: Array("dou".utf8)) }
        short.edit.start = 2
        #expect(translation.translate(short) == .input(.composing("dou", caret: 2)))
        let text = String(repeating: "豆", count: 40)
        var long = SDL_Event()
        long.type = SDL_TEXTEDITING_EXT.rawValue
        long.editExt.text = SDL_strdup(text)
        long.editExt.start = 40
        #expect(translation.translate(long) == .input(.composing(text, caret: 40)))
    }

    @Test("What is dropped on the window arrives as a file's path or as a text")
    mutating func dropping() {
        for (type, drop) in [(SDL_DROPFILE, Drop.file("/a b.json")), (SDL_DROPTEXT, .text("/a b.json"))] {
            var event = SDL_Event()
            event.type = type.rawValue
            event.drop.file = SDL_strdup("/a b.json")
            #expect(translation.translate(event) == .input(.dropped(drop)))
        }
    }

    @Test("Movements melt into one, presses stay apart")
    func coalescing() {
        var events: [ScreenEvent] = []
        for event: ScreenEvent in [
            .input(.pointerMoved(Point(1, 1))), .input(.pointerMoved(Point(2, 2))),
            .input(.pointerPressed(Point(2, 2), .mouse)),
            .input(.pointerMoved(Point(3, 3))), .window(.woken), .window(.woken),
            .input(.wheel(at: .zero, x: 0, y: 48)),
            .input(.wheel(at: .zero, x: 0, y: 24)),
        ] { events.append(coalescing: event) }
        #expect(
            events == [
                .input(.pointerMoved(Point(2, 2))), .input(.pointerPressed(Point(2, 2), .mouse)),
                .input(.pointerMoved(Point(3, 3))), .window(.woken), .input(.wheel(at: .zero, x: 0, y: 72)),
            ])
    }
}
