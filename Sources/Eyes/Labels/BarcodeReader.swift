internal import CZBar

/// Reads the number of a barcode in a photograph: EAN-13, UPC-A, EAN-8 and UPC-E, whose check figures are looked at.
public enum BarcodeReader {
    /// The figures as they stand under the bars, a UPC-A's twelve; nil if none can be read.
    public static func read(_ picture: GreyPicture) -> String? {
        for quarters in [0, 1] {
            let turned = picture.turned(quarters: quarters)
            for scale in [1, 0.5, 0.7, 0.35, 1.6] {
                let side = Double(max(picture.width, picture.height)) * scale
                guard side >= 200, side <= 3600 else { continue }
                let part = turned.part(
                    x: 0, y: 0, partWidth: Double(turned.width), partHeight: Double(turned.height),
                    scale: scale)
                if let found = scan(part) ?? scan(part.evened(radius: 40)) { return found }
            }
        }
        for slope in [0.25, -0.25, 0.5, -0.5] {
            let side = Double(max(picture.width, picture.height)), scale = min(1, 1600 / side)
            let part = picture.part(
                x: 0, y: 0, partWidth: Double(picture.width), partHeight: Double(picture.height),
                scale: scale,
                slope: slope)
            if let found = scan(part) { return found }
        }
        return nil
    }

    private static func scan(_ picture: GreyPicture) -> String? {
        guard let scanner = zbar_image_scanner_create(), let image = zbar_image_create() else { return nil }
        defer {
            zbar_image_destroy(image)
            zbar_image_scanner_destroy(scanner)
        }
        zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_ENABLE, 0)
        for kind in [ZBAR_EAN13, ZBAR_EAN8, ZBAR_UPCA, ZBAR_UPCE] {
            zbar_image_scanner_set_config(scanner, kind, ZBAR_CFG_ENABLE, 1)
        }
        // "Y800": a byte a pixel.
        zbar_image_set_format(image, 0x3030_3859)
        zbar_image_set_size(image, UInt32(picture.width), UInt32(picture.height))
        return picture.pixels.withUnsafeBufferPointer { pixels -> String? in
            zbar_image_set_data(image, pixels.baseAddress, UInt(pixels.count), nil)
            guard zbar_scan_image(scanner, image) > 0 else { return nil }
            var symbol = zbar_image_first_symbol(image)
            while let found = symbol {
                if let data = zbar_symbol_get_data(found) {
                    let code = String(cString: data)
                    if isWhole(code) { return shown(code) }
                }
                symbol = zbar_symbol_next(found)
            }
            return nil
        }
    }

    /// A UPC-A is an EAN-13 that begins with nought, and is printed without it.
    static func shown(_ code: String) -> String {
        code.count == 13 && code.hasPrefix("0") ? String(code.dropFirst()) : code
    }

    /// Whether the last figure checks the others (GS1 General Specifications, 7.9).
    public static func isWhole(_ code: String) -> Bool {
        let figures = code.compactMap(\.wholeNumberValue)
        guard figures.count == code.count, [8, 12, 13].contains(figures.count) else { return false }
        let sum = figures.dropLast().reversed().enumerated().reduce(0) {
            $0 + $1.element * ($1.offset % 2 == 0 ? 3 : 1)
        }
        return (10 - sum % 10) % 10 == figures[figures.count - 1]
    }
}
