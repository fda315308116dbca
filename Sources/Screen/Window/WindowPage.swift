import CSDL2
import Stage

/// The pixels of a window at its present size, and the canvas over them.
@MainActor final class WindowPage {
    let canvas: Canvas
    private let surface: UnsafeMutablePointer<SDL_Surface>
    /// Set if the window's pixels are of another kind than cairo's: painted in memory, copied when shown.
    private let copied: UnsafeMutablePointer<SDL_Surface>?

    /// - Returns: nil while the window has no pixels, as when it is being closed.
    init?(of window: OpaquePointer, scale: Double, paintbox: Paintbox) {
        guard let surface = SDL_GetWindowSurface(window), surface.pointee.w > 0, surface.pointee.h > 0,
            let format = surface.pointee.format?.pointee, let pixels = surface.pointee.pixels
        else { return nil }
        self.surface = surface
        let width = Int(surface.pointee.w), height = Int(surface.pointee.h)
        let isDirect = format.BytesPerPixel == 4 && format.Rmask == 0xFF0000 && format.Bmask == 0xFF
        if isDirect {
            copied = nil
            canvas = Canvas(
                pixels: pixels.assumingMemoryBound(to: UInt32.self), width: width, height: height,
                stride: Int(surface.pointee.pitch) / 4, scale: scale, paintbox: paintbox)
        } else {
            canvas = Canvas(width: width, height: height, scale: scale, paintbox: paintbox)
            copied = canvas.withMemory { shim_surface_from($0, Int32(width), Int32(height), Int32($1), 0) }
        }
    }

    isolated deinit {
        SDL_FreeSurface(copied)
    }

    /// Sends the damaged places to the screen; nil = everything.
    @discardableResult func show(_ damage: [Rect]?, on window: OpaquePointer) -> Bool {
        var rects = (damage ?? [canvas.page]).map { place in
            let device = DeviceRect(covering: place, scale: canvas.scale)
                .clamped(width: canvas.width, height: canvas.height)
            return SDL_Rect(
                x: Int32(device.x), y: Int32(device.y), w: Int32(device.width), h: Int32(device.height))
        }
        rects.removeAll { $0.w <= 0 || $0.h <= 0 }
        if rects.isEmpty { return true }
        if let copied {
            for rect in rects {
                var from = rect, to = rect
                SDL_UpperBlit(copied, &from, surface, &to)
            }
        }
        return SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count)) == 0
    }
}
