import CSDL2
import Stage

extension KeyPress {
    /// From what SDL says of a key.
    init(_ key: SDL_Keysym, isRepeat: Bool) {
        let mod = UInt32(key.mod)
        let modifiers = Modifiers(mod)
        let name = Self.name(key.sym, numLock: mod & KMOD_NUM.rawValue != 0)
        self.init(name, modifiers, isRepeat: isRepeat)
    }

    /// SDL's name in lower case; keys of the number pad that do the same as another key get its name.
    static func name(_ code: SDL_Keycode, numLock: Bool) -> String {
        let name = String(cString: SDL_GetKeyName(code)).lowercased()
        if name == "keypad enter" { return "return" }
        if numLock { return name }
        return switch name {
        case "keypad 4": "left"
        case "keypad 6": "right"
        case "keypad 8": "up"
        case "keypad 2": "down"
        case "keypad 7": "home"
        case "keypad 1": "end"
        case "keypad 9": "pageup"
        case "keypad 3": "pagedown"
        case "keypad .": "delete"
        default: name
        }
    }
}

extension KeyPress.Modifiers {
    /// From SDL's bits.
    init(_ mod: UInt32) {
        self = []
        if mod & KMOD_CTRL.rawValue != 0 { insert(.control) }
        if mod & KMOD_SHIFT.rawValue != 0 { insert(.shift) }
        // AltGr writes letters, it is no shortcut.
        if mod & KMOD_ALT.rawValue != 0, mod & KMOD_MODE.rawValue == 0 { insert(.alt) }
    }
}
