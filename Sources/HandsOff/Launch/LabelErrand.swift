import Chores
import Eyes
import Foundation
import Labels

/// `hands-off label`: what nutrition labels and barcodes in photographs say (MO4).
public enum LabelErrand {
    /// Prints a line a photograph.
    /// - Returns: 0; 1 if nothing was read in any of them; 70 if there is nothing to read with.
    public static func labels(in files: [String], json: Bool) async -> Int32 {
        guard LabelReader().isReady else {
            tellCook("Tesseract or its English words are missing: install tesseract-ocr-eng.")
            return 70
        }
        var hasRead = false
        for path in files {
            guard let photograph = PhotographedPrint(at: path) else {
                json
                    ? printJSON(line(path, NutritionLabel()))
                    : tellCook("\(path) can’t be opened as a picture.")
                continue
            }
            let label = await photograph.label().label
            hasRead = hasRead || !label.values.isEmpty
            json ? printJSON(line(path, label)) : printLines(text(path, label))
        }
        return hasRead ? 0 : 1
    }

    /// The same for the numbers of barcodes.
    public static func barcodes(in files: [String], json: Bool) -> Int32 {
        var hasRead = false
        for path in files {
            let code = PhotographedPrint(at: path).flatMap { BarcodeReader.read($0.grey) }
            hasRead = hasRead || code != nil
            if json {
                printJSON("{\"file\": \(quoted(path)), \"barcode\": \(code.map(quoted) ?? "null")}")
            } else {
                printLine("\(path): \(code ?? "no barcode could be read")")
            }
        }
        return hasRead ? 0 : 1
    }

    // MARK: What is printed

    static func line(_ path: String, _ label: NutritionLabel) -> String {
        let values = LabelField.allCases.map { field in
            "\(quoted(field.rawValue)): \(label.values[field].map { plain($0.amount) } ?? "null")"
        }
        let sure = LabelField.allCases.filter(label.sure.contains).map { quoted($0.rawValue) }
        return
            ("{\"file\": \(quoted(path)), \(values.joined(separator: ", ")), "
            + "\"serving\": \(label.serving.map(quoted) ?? "null"), \"sure\": [\(sure.joined(separator: ", "))]}")
    }

    private static func text(_ path: String, _ label: NutritionLabel) -> String {
        let values = LabelField.allCases.map { field -> String in
            let unit = field == .kilocalories ? "kcal" : "g \(field.rawValue)"
            guard let value = label.values[field] else { return "\(field.rawValue) not read" }
            return "\(plain(value.amount)) \(unit)" + (label.sure.contains(field) ? "" : " (look again)")
        }
        return
            "\(path): \((values + [label.serving.map { "for \($0)" }].compactMap(\.self)).joined(separator: ", "))"
    }

    private static func plain(_ amount: Double) -> String {
        amount == amount.rounded() ? "\(Int(amount))" : "\(amount)"
    }

    private static func quoted(_ text: String) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes]
        return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
}
