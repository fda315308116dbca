import CPangoCairo

/// Owns a cairo image surface. Not Sendable: it stays with the thread that draws.
final class Surface {
    let pointer: OpaquePointer

    /// Takes over the caller's reference.
    init(taking pointer: OpaquePointer) {
        self.pointer = pointer
    }

    /// An empty picture; cairo makes one that ignores drawing if the size is beyond 32,767 or memory is
    /// short.
    convenience init(width: Int, height: Int, format: cairo_format_t = CAIRO_FORMAT_ARGB32) {
        self.init(
            taking: cairo_image_surface_create(format, Int32(clamping: width), Int32(clamping: height)))
    }

    convenience init(_ pixels: Pixels) {
        self.init(width: pixels.width, height: pixels.height)
        guard trouble == nil, let data = cairo_image_surface_get_data(pointer) else { return }
        cairo_surface_flush(pointer)
        let rowBytes = pixels.width * 4
        pixels.values.withUnsafeBytes { source in
            guard let base = source.baseAddress else { return }
            for y in 0..<pixels.height {
                (data + y * stride).withMemoryRebound(to: UInt8.self, capacity: rowBytes) {
                    UnsafeMutableRawPointer($0).copyMemory(from: base + y * rowBytes, byteCount: rowBytes)
                }
            }
        }
        cairo_surface_mark_dirty(pointer)
    }

    deinit {
        cairo_surface_destroy(pointer)
    }

    var width: Int { Int(cairo_image_surface_get_width(pointer)) }
    var height: Int { Int(cairo_image_surface_get_height(pointer)) }
    /// Bytes from one row to the next.
    var stride: Int { Int(cairo_image_surface_get_stride(pointer)) }

    /// What is wrong with it; nil if it can be used.
    var trouble: String? {
        let status = cairo_surface_status(pointer)
        return status == CAIRO_STATUS_SUCCESS ? nil : String(cString: cairo_status_to_string(status))
    }

    /// A copy of its pixels; of 32 bits each only.
    var pixels: Pixels {
        cairo_surface_flush(pointer)
        guard let data = cairo_image_surface_get_data(pointer) else {
            return Pixels(width: 0, height: 0, values: [])
        }
        let width = width, height = height
        let values = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            for y in 0..<height {
                UnsafeMutableRawPointer(buffer.baseAddress! + y * width)
                    .copyMemory(from: data + y * stride, byteCount: width * 4)
            }
            count = width * height
        }
        return Pixels(width: width, height: height, values: values)
    }

    /// Writes it as a PNG file.
    func writePNG(to path: String) throws(ScreenError) {
        let status = cairo_surface_write_to_png(pointer, path)
        if status != CAIRO_STATUS_SUCCESS {
            throw .picture(path: path, cause: String(cString: cairo_status_to_string(status)))
        }
    }
}
