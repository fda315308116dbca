import CSDL2
import Foundation

/// SDL's video, switched on once and for as long as the program runs.
@MainActor enum VideoSystem {
    /// Nothing but video and events: with joysticks, sensors or haptics up SDL polls a thousand times a
    /// second.
    static func start() throws(ScreenError) {
        if SDL_WasInit(SDL_INIT_VIDEO) != 0 { return }
        let hints = [
            // Without this SDL sends each picture through the graphics card: 18 ms instead of 6 ms a page.
            SDL_HINT_FRAMEBUFFER_ACCELERATION: "0",
            SDL_HINT_VIDEO_ALLOW_SCREENSAVER: "1",
            SDL_HINT_TOUCH_MOUSE_EVENTS: "0",
            SDL_HINT_MOUSE_TOUCH_EVENTS: "0",
            SDL_HINT_IME_SHOW_UI: "1",
            SDL_HINT_IME_SUPPORT_EXTENDED_TEXT: "1",
            SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR: "0",
            SDL_HINT_APP_NAME: "Hands Off",
            "SDL_VIDEO_X11_WMCLASS": "hands-off",
            "SDL_VIDEO_WAYLAND_WMCLASS": "hands-off",
        ]
        for (name, value) in hints { SDL_SetHint(name, value) }
        guard hasAddress, SDL_Init(SDL_INIT_VIDEO | SDL_INIT_EVENTS) == 0 else {
            throw .noDisplay(cause: hasAddress ? String(cString: SDL_GetError()) : "DISPLAY is not set")
        }
        // Where no display answers SDL falls back to drivers that nobody sees.
        let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"
        let isAsked = ProcessInfo.processInfo.environment["SDL_VIDEODRIVER"]?.isEmpty == false
        guard isAsked || ["x11", "wayland"].contains(driver) else {
            SDL_QuitSubSystem(SDL_INIT_VIDEO)
            throw .noDisplay(cause: "no display answered; SDL offers \(driver)")
        }
        QuitSignals.install()
        // Typing is asked for when a field has the focus; sound devices are no business of the page.
        SDL_StopTextInput()
        for type in [SDL_AUDIODEVICEADDED, SDL_AUDIODEVICEREMOVED, SDL_KEYMAPCHANGED, SDL_CLIPBOARDUPDATE] {
            _ = SDL_EventState(type.rawValue, SDL_IGNORE)
        }
    }

    /// Whether the environment names a display at all; trying to reach one without takes SDL a while.
    static var hasAddress: Bool {
        let environment = ProcessInfo.processInfo.environment
        return ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].contains {
            environment[$0]?.isEmpty == false
        }
    }
}
