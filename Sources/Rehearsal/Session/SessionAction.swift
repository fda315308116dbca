import Foundation
import Gestures
import Screen
import Sounds
import Stage

/// One line of a session: something a person does, or something that must then be so.
enum SessionAction: Sendable, Hashable {
    /// nil = the page itself.
    case tap(String?)
    /// With a finger that just misses it.
    case tapBeside(String)
    case doubleTap(String?)
    case hold(String?)
    /// With the mouse's first button, while keys are held; or with its second.
    case click(String, KeyPress.Modifiers), rightClick(String)
    /// The mouse comes to lie on something, and rests there.
    case point(at: String)
    /// By so many points; nil = the page itself.
    case drag(String?, x: Double, y: Double)
    /// A quick drag that lets go while it moves.
    case flick(String?, x: Double, y: Double)
    /// A drag that doesn't let go yet, and its end.
    case grab(String?, x: Double, y: Double), letGo
    /// A row is dragged so many places down its list; up if negative.
    case reorder(String, rows: Int)
    case scroll(x: Double, y: Double)
    case key(KeyPress)
    /// Into the field that has the focus.
    case type(String)
    /// All of its text goes.
    case clear
    /// A text that another program has copied.
    case paste(String)
    /// Several at once.
    case drop([Drop])
    /// A wave that means this, whichever way that is.
    case wave(Gesture)
    /// A sweep by its direction in the picture as the camera stores it, and the sensitivity that it needs.
    case sweep(Hand, needs: Double? = nil)
    /// A movement that was nearly a wave for something.
    case nearly(Shortfall, Gesture)
    /// A hand on its way: so much of a wave for something has been seen, 0...1.
    case meter(Double, Gesture)
    /// A recording plays as the camera, to its end.
    case camera(String)
    /// A photograph is held before the camera.
    case showPacket(String)
    /// The pretended camera is pulled out, or put back.
    case unplug, plug
    /// Somebody says this in the kitchen, in English.
    case say(String)
    /// The pretended microphone is pulled out, put back, or taken by another program.
    case microphone(SessionScript.PretendedMicrophone)
    case wait(Double)
    /// Time passes until this is on the screen: what a film says or shows at some time.
    case watch(String)
    case expect(String)
    case refuse(String)
    /// A field's text contains this; "" = it is empty.
    case expectField(String, has: String)
    case refuseField(String, has: String)
    /// What has been copied.
    case expectClipboard(String)
    case hear(Cue)
    case silence
    /// The voice has begun to say something that contains this; nil = nothing at all.
    case hearSpoken(String?)
    case picture(String)
    case resize(SessionScript.WindowSize)
    /// Closed and opened again, so many seconds later.
    case restart(after: Double)
    case crash(after: Double)
    /// The program comes upon a mistake of its own, ends by it, and is opened again.
    case stumble
    /// Part of the library is overwritten while the program is closed.
    case damage
    /// The library's file is taken away while the program is closed, and its copies stay.
    case lose
    /// The library lies on a drive, with a link to it, and that is taken away while the program is closed; or
    /// it is there again.
    case drive(isThere: Bool)
    /// Nothing can be written to the disk, or it can again.
    case disk(isWritable: Bool)
    /// Another window has the keyboard, or this one again.
    case look(isAway: Bool)
    /// The device has shaken once since the last thing that was done, so; nil = not.
    case feel(Buzz?)
    /// The way to the server of one's own is open or not; or it forgets who is signed in.
    case server(PretendedServer.Way), serverForgets, serverLoses, serverPromotes, serverOffers
    /// It has a community from now on; or the answer to what is published next gets lost.
    case serverCommunity, serverMumbles, serverModerates, serverLicenses, serverInvites
    /// A moderator shows what waits, or asks for this to be changed.
    case serverDecides(String?)
    /// A moderator looks at what was published, reported or appealed against.
    case serverLooks(PretendedLook)
    /// What its owner says to everybody; nil = nothing any more.
    case serverAnnounces(String?)
    /// Somebody says this to whoever takes part; or a moderator doesn't pass on what waits.
    case serverEncourages(String), serverObjects(String)
    /// The server's kitchen does something.
    case kitchen(String)
    /// It has a picture of its first dish, from the folder of the scripts.
    case kitchenPhotographs(String)
    /// Another program hands over a link.
    case link(String)
    /// Edamam answers otherwise from now on.
    case edamam(PretendedEdamam.Way)
    /// Something happens to what is paid on the server, on a page that nobody sees.
    case till(String)
    /// What follows is done on another of the cook's machines, which has a library of its own; it begins there if
    /// nothing was done on it yet.
    case machine(String)
    /// The desktop has shown a message that contains this; or none has been shown.
    case expectNotification(String), refuseNotifications

    struct Refusal: Error { let reason: String }

    /// Whether something happens, so that what is heard afterwards is its doing.
    var acts: Bool {
        switch self {
        case .expect, .refuse, .expectField, .refuseField, .expectClipboard, .hear, .silence, .hearSpoken,
            .picture, .feel,
            .expectNotification, .refuseNotifications:
            false
        default: true
        }
    }

    static func parse(_ line: String) -> Result<SessionAction, Refusal> {
        var words = Words(line)
        guard let verb = words.next() else { return .failure(Refusal(reason: "The line is empty.")) }
        let action: SessionAction? =
            switch verb {
            case "tap": words.tap()
            case "double": words.next() == "tap" ? .doubleTap(words.quoted()) : nil
            case "hold": .hold(words.quoted())
            case "ctrl+click": words.quoted().map { .click($0, .control) }
            case "shift+click": words.quoted().map { .click($0, .shift) }
            case "right-click": words.quoted().map { .rightClick($0) }
            case "point": words.next() == "at" ? words.quoted().map { .point(at: $0) } : nil
            case "drag": words.drag()
            case "flick": words.flick()
            case "grab": words.grab()
            case "let": words.next() == "go" ? .letGo : nil
            case "reorder": words.reorder()
            case "clear": .clear
            case "paste": words.pasted().map { .paste($0) }
            case "drop": words.drop()
            case "scroll": words.scroll()
            case "key": words.next().flatMap(SessionAction.key(named:))
            case "type": words.quoted().map { .type($0) }
            case "wave": words.next().flatMap(Gesture.init(rawValue:)).map { .wave($0) }
            case "sweep": words.sweep()
            case "nearly": words.nearly()
            case "meter": words.meter()
            case "camera": (words.quoted() ?? words.rest()).map { .camera($0) }
            case "show": words.quoted().map { .showPacket($0) }
            case "unplug": .unplug
            case "plug": .plug
            case "say": words.quoted().map { .say($0) }
            case "microphone":
                words.next().flatMap(SessionScript.PretendedMicrophone.init).map { .microphone($0) }
            case "wait": words.rest().flatMap(SessionAction.seconds).map { .wait($0) }
            case "watch": words.quoted().map { .watch($0) }
            case "expect": words.expectation()
            case "refuse": words.refusal()
            case "hear": words.heard()
            case "silence": .silence
            case "picture": words.rest().flatMap(SessionAction.fileName).map { .picture($0) }
            case "resize": words.next().flatMap(SessionScript.WindowSize.init).map { .resize($0) }
            case "restart": words.after().map { .restart(after: $0) }
            case "crash": words.after().map { .crash(after: $0) }
            case "stumble": .stumble
            case "damage": .damage
            case "lose": .lose
            case "drive": words.oneOf("back", "away").map { .drive(isThere: $0) }
            case "disk": words.oneOf("writable", "read-only").map { .disk(isWritable: $0) }
            case "server": words.server()
            case "kitchen": words.kitchen()
            case "till": words.till()
            case "link": words.quoted().map { .link($0) }
            case "edamam": words.next().flatMap(PretendedEdamam.Way.init).map { .edamam($0) }
            case "as": words.quoted().map { .machine($0) }
            case "look": words.oneOf("away", "back").map { .look(isAway: $0) }
            case "feel": words.buzz()
            default: nil
            }
        guard let action, words.isAtEnd || verb == "plug" else {
            return .failure(Refusal(reason: "This is not an action of a session."))
        }
        return .success(action)
    }

    /// "ctrl+shift+a", "right".
    private static func key(named name: String) -> SessionAction? {
        var parts = name.lowercased().split(separator: "+").map(String.init)
        guard let key = parts.popLast(), !key.isEmpty else { return nil }
        var modifiers: KeyPress.Modifiers = []
        for part in parts {
            switch part {
            case "ctrl": modifiers.insert(.control)
            case "shift": modifiers.insert(.shift)
            case "alt": modifiers.insert(.alt)
            default: return nil
            }
        }
        return .key(KeyPress(key, modifiers))
    }

    /// "30s", "5m", "1h 30m", "200ms", "2 s"; at most a day.
    static func seconds(_ text: String) -> Double? {
        var sum = 0.0
        var rest = text.lowercased().filter { $0 != " " }[...]
        while !rest.isEmpty {
            let digits = rest.prefix { $0.isNumber || $0 == "." }
            rest = rest.dropFirst(digits.count)
            let unit = rest.prefix { $0.isLetter }
            rest = rest.dropFirst(unit.count)
            guard let value = Double(digits) else { return nil }
            switch unit {
            case "ms": sum += value / 1000
            case "s", "sec", "second", "seconds": sum += value
            case "m", "min", "minute", "minutes": sum += value * 60
            case "h", "hour", "hours": sum += value * 3600
            default: return nil
            }
        }
        return sum <= 86_400 ? sum : nil
    }

    /// A picture's name: no path, so that a script writes nowhere but in its folder.
    private static func fileName(_ text: String) -> String? {
        let name = text.hasSuffix(".png") ? String(text.dropLast(4)) : text
        let isPlain =
            !name.isEmpty && name.count < 100
            && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        return isPlain ? name : nil
    }
}
