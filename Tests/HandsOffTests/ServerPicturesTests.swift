import Foundation
import Testing

@testable import House

@Suite("Pictures on the server (SP3, KI2)") struct ServerPicturesTests {
    @Test("of the pictures of strangers only so much is kept, the latest") func tidy() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plaza-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for number in 1...5 {
            let file = folder.appending(path: "\(number)")
            try Data(repeating: 0, count: 100).write(to: file)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: Double(number) * 1000)],
                ofItemAtPath: file.path)
        }
        let files = ServerPictures.tidy(folder, to: 250)
        #expect(files.gone == ["1", "2", "3"] && files.left == ["4", "5"])
        #expect(Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)) == ["4", "5"])
    }
}
