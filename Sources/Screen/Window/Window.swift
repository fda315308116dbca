import CSDL2
public import Stage

/// The program's window. Draws straight into the window's memory with cairo; blocks while nothing happens.
@MainActor public final class Window {
    public static let leastSize = Size(800, 480)

    /// Device pixels a point.
    public private(set) var scale: Double
    /// In points.
    public var size: Size { translation.size }
    public let paintbox: Paintbox

    let handle: OpaquePointer
    var translation: EventTranslation
    private var page: WindowPage?
    private var isShown = false
    private var hasAskedForFocus = false

    /// Opens it, in the middle of the screen and no larger than that.
    /// - Parameters:
    ///   - size: in points.
    public init(
        title: String, size: Size = Size(1280, 800), isFullscreen: Bool = false, paintbox: Paintbox
    ) throws(ScreenError) {
        try VideoSystem.start()
        scale = DisplayScale.current()
        var room = SDL_Rect()
        if SDL_GetDisplayUsableBounds(0, &room) != 0 { room = SDL_Rect(x: 0, y: 0, w: 1280, h: 800) }
        var flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        if isFullscreen { flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue }
        let width = min(Int32((size.width * scale).rounded()), room.w)
        let height = min(Int32((size.height * scale).rounded()), room.h)
        let center = shim_window_centered()
        guard let handle = SDL_CreateWindow(title, center, center, width, height, flags) else {
            throw .noWindow(cause: String(cString: SDL_GetError()))
        }
        self.handle = handle
        self.paintbox = paintbox
        translation = EventTranslation(size: size, pointsInUnit: 1)
        SDL_SetWindowMinimumSize(
            handle, min(Int32((Self.leastSize.width * scale).rounded()), room.w),
            min(Int32((Self.leastSize.height * scale).rounded()), room.h))
        updateSize()
    }

    isolated deinit {
        page = nil
        SDL_DestroyWindow(handle)
    }

    /// Whether the environment names a display, without trying to reach it.
    public static var isDisplayNamed: Bool { VideoSystem.hasAddress }

    /// Whether a window could be opened here. The first call connects to the display, which stays connected.
    public static var hasDisplay: Bool { (try? VideoSystem.start()) != nil }

    /// Paints the damaged places and shows them.
    /// - Parameters:
    ///   - damage: in points; nil = everything. The first time, and after a resize, everything is painted
    ///     anyway.
    public func draw(_ commands: [DrawCommand], damage: [Rect]? = nil, background: Color) {
        let isNew = page == nil
        guard let page = page ?? WindowPage(of: handle, scale: scale, paintbox: paintbox) else { return }
        self.page = page
        let damage = isNew ? nil : damage
        page.canvas.paint(commands, damage: damage, background: background)
        page.show(damage, on: handle)
        isShown = true
        // Without a window manager nobody else gives a new window the keyboard.
        if !hasAskedForFocus {
            hasAskedForFocus = true
            SDL_SetWindowInputFocus(handle)
        }
    }

    /// The page as it is on the window, for a picture of it, say; nil before the first drawing.
    public var canvas: Canvas? { page?.canvas }

    /// Its pixels went with the old size; measures are worked out again.
    func updateSize() {
        page = nil
        isShown = false
        var width: Int32 = 0, height: Int32 = 0, pixelWidth: Int32 = 0, pixelHeight: Int32 = 0
        SDL_GetWindowSize(handle, &width, &height)
        SDL_GetWindowSizeInPixels(handle, &pixelWidth, &pixelHeight)
        // Wayland has units larger than pixels and tells both; X11 has pixels only.
        let pixelsInUnit = width > 0 ? Double(pixelWidth) / Double(width) : 1
        scale = pixelsInUnit > 1 ? pixelsInUnit : DisplayScale.current()
        translation.pointsInUnit = pixelsInUnit / scale
        translation.size = Size(Double(pixelWidth) / scale, Double(pixelHeight) / scale)
    }

    /// Shows again what is there, as when another window went away from above it.
    /// - Returns: false if it is lost and must be painted.
    func showAgain() -> Bool {
        guard isShown, let page else { return false }
        return page.show(nil, on: handle)
    }
}
