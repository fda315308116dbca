import CSDL2
public import Stage

/// What the window asks of the desktop.
extension Window {
    public var title: String {
        get { String(cString: SDL_GetWindowTitle(handle)) }
        set { SDL_SetWindowTitle(handle, newValue) }
    }

    /// Whether it covers the whole screen, at the desktop's own resolution.
    public var isFullscreen: Bool {
        get { SDL_GetWindowFlags(handle) & SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue != 0 }
        set { SDL_SetWindowFullscreen(handle, newValue ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0) }
    }

    /// Brings it before all others, with the keyboard. Where the desktop doesn't allow that, its entry in the
    /// taskbar asks to be looked at.
    public func raise() {
        if SDL_GetWindowFlags(handle) & SDL_WINDOW_MINIMIZED.rawValue != 0 { SDL_RestoreWindow(handle) }
        SDL_ShowWindow(handle)
        SDL_RaiseWindow(handle)
        if SDL_GetWindowFlags(handle) & SDL_WINDOW_INPUT_FOCUS.rawValue == 0 {
            SDL_FlashWindow(handle, SDL_FLASH_UNTIL_FOCUSED)
        }
    }

    /// Whether the desktop may not dim or lock the screen, as while somebody cooks.
    public var keepsScreenAwake: Bool {
        get { SDL_IsScreenSaverEnabled() == SDL_FALSE }
        set { if newValue { SDL_DisableScreenSaver() } else { SDL_EnableScreenSaver() } }
    }

    /// Whether keys also come as `.text`, through the input method, for which a field asks while it has the
    /// focus.
    public var takesText: Bool {
        get { SDL_IsTextInputActive() == SDL_TRUE }
        set { if newValue { SDL_StartTextInput() } else { SDL_StopTextInput() } }
    }

    /// Where the caret is, in points, so that the input method's list appears beside it.
    public func setCaret(_ caret: Rect) {
        let units = { (points: Double) in
            Int32(min(max(points / self.translation.pointsInUnit, -30_000), 30_000))
        }
        var rect = SDL_Rect(
            x: units(caret.minX), y: units(caret.minY), w: units(caret.width), h: units(caret.height))
        SDL_SetTextInputRect(&rect)
    }

    /// The desktop's clipboard as text.
    public var clipboard: String {
        get {
            guard let text = SDL_GetClipboardText() else { return "" }
            defer { SDL_free(text) }
            return String(cString: text)
        }
        set { SDL_SetClipboardText(newValue) }
    }

    /// The picture that stands for it in the taskbar.
    public func setIcon(_ icon: Pixels) {
        // SDL's pixels are straight, cairo's premultiplied.
        var values = icon.values.map(Self.straight)
        values.withUnsafeMutableBytes { bytes in
            let surface = shim_surface_from(
                bytes.baseAddress, Int32(icon.width), Int32(icon.height), Int32(icon.width * 4), 1)
            SDL_SetWindowIcon(handle, surface)
            SDL_FreeSurface(surface)
        }
    }

    static func straight(_ pixel: UInt32) -> UInt32 {
        let a = pixel >> 24
        if a == 0 || a == 255 { return pixel }
        func part(_ shift: UInt32) -> UInt32 {
            min(255, ((pixel >> shift & 0xFF) * 255 + a / 2) / a) << shift
        }
        return a << 24 | part(16) | part(8) | part(0)
    }
}
