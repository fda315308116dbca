import CPangoCairo
public import Foundation

/// Prints blocks as a PDF document, with text that can be found and copied.
///
/// Takes some milliseconds a page, and a tenth of a second a picture; on any thread.
public enum PDFPress {
    /// - Parameters:
    ///   - title: what the document says of itself, and at the foot of its pages.
    ///   - draw: turns a picture's file into pixels of a size that it covers; nil if it can't be drawn.
    /// - Returns: the file; nil if there is no memory for it.
    public static func print(
        _ blocks: [PrintBlock], title: String, on paper: Paper = .a4, draw: PictureDrawing
    ) -> Data? {
        let ink = PrintedBytes()
        let surface = Surface(
            taking: cairo_pdf_surface_create_for_stream(
                takePrintedBytes, Unmanaged.passUnretained(ink).toOpaque(), paper.width, paper.height))
        if surface.trouble != nil { return nil }
        cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_TITLE, title.forPango)
        cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_CREATOR, "Hands Off")
        let cairo = CairoContext(surface)
        for sheet in PrintSetting.sheets(blocks, title: title, paper, draw) {
            for mark in sheet { mark.draw(on: cairo, draw) }
            cairo_show_page(cairo.pointer)
        }
        cairo_surface_finish(surface.pointer)
        return withExtendedLifetime(ink) { surface.trouble == nil ? ink.data : nil }
    }

    /// The same pages as pictures, to look at before printing.
    /// - Parameter scale: pixels a point.
    public static func pictures(
        of blocks: [PrintBlock], title: String, on paper: Paper = .a4, scale: Double, draw: PictureDrawing
    ) -> [Pixels] {
        PrintSetting.sheets(blocks, title: title, paper, draw).map { sheet in
            let surface = Surface(
                width: Int(paper.width * scale), height: Int(paper.height * scale))
            let cairo = CairoContext(surface)
            cairo_set_source_rgb(cairo.pointer, 1, 1, 1)
            cairo_paint(cairo.pointer)
            cairo_scale(cairo.pointer, scale, scale)
            for mark in sheet { mark.draw(on: cairo, draw) }
            return surface.pixels
        }
    }
}

/// Turns a picture's file into pixels of exactly a size, which it covers; nil if it can't be drawn.
public typealias PictureDrawing = (_ file: Data, _ width: Int, _ height: Int) -> Pixels?

/// Where cairo's bytes go.
private final class PrintedBytes {
    var data = Data()
}

/// What cairo calls with each piece of the file, on the thread that prints.
private func takePrintedBytes(
    _ ink: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<UInt8>?, _ count: UInt32
) -> cairo_status_t {
    guard let ink, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    Unmanaged<PrintedBytes>.fromOpaque(ink).takeUnretainedValue().data.append(bytes, count: Int(count))
    return CAIRO_STATUS_SUCCESS
}
