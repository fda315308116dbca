import Chores
import Exchange
import Foundation
import Scullery

/// What `hands-off read` prints.
public enum RecipeReport {
    /// Bytes of a file that is still read.
    private static let longest = 256 << 20

    /// A line of JSON for each recipe in the files; false if none of the files could be read.
    public static func json(_ files: [String]) -> Bool {
        var wasRead = false
        let scullion = Scullion(.own)
        for path in files {
            do throws(Refusal) {
                let file =
                    if let photograph = PhotographedPrint.file(at: path) { try page(of: photograph) } else {
                        try file(at: path)
                    }
                for line in try scullion.lines(of: file, source: path) { printJSON(line) }
                wasRead = true
            } catch {
                printJSON(WrittenRecipe.json(source: path, error: sentence(error)))
            }
        }
        return wasRead
    }

    /// What a photograph of a printed page says.
    private static func page(of photograph: Data) throws(Refusal) -> SourceFile {
        guard let page = PhotographedPrint(photograph)?.page() else {
            throw Refusal(.noRecipe, cause: "no print")
        }
        return SourceFile(name: "", bytes: Array(page.utf8))
    }

    private static func file(at path: String) throws(Refusal) -> SourceFile {
        SourceFile(name: URL(filePath: path).lastPathComponent, bytes: try bytes(of: path))
    }

    private static func bytes(of path: String) throws(Refusal) -> [UInt8] {
        do {
            let handle = try FileHandle(forReadingFrom: URL(filePath: path))
            defer { try? handle.close() }
            let data = try handle.read(upToCount: longest + 1) ?? Data()
            guard data.count <= longest else { throw Refusal(.tooLarge, cause: path) }
            return [UInt8](data)
        } catch let refusal as Refusal {
            throw refusal
        } catch {
            throw Refusal(.unreachable, cause: "\(error)")
        }
    }

    private static func sentence(_ refusal: Refusal) -> String {
        switch refusal.reason {
        case .unknownFormat: "This is in no format that recipes are read from."
        case .damaged: "The file is damaged."
        case .noRecipe: "There is no recipe in it."
        case .tooLarge: "The file is too large."
        case .unreachable: "The file could not be opened."
        case .locked: "The archive is locked with a password."
        case .unknownPacking: "This kind of archive isn't opened; zip, tar and 7z are."
        case .forbiddenAddress: "This address is not asked."
        case .missing: "There is no such page."
        case .strayPath: "The file's name leads out of its archive, or is none."
        case .tooDeep: "The file lies in too many folders or archives."
        case .noFile: "This is a link or a device, and no file."
        case .doubled: "There are two files of this name."
        case .noRoom: "The disk has no room to unpack this."
        case .exhausting: "Reading it takes more time or memory than any recipe needs."
        }
    }
}
