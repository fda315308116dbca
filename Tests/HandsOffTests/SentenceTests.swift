import Camera
import Language
import Library
import Testing

@testable import House

@Suite("What goes wrong is said in the cook’s language") struct SentenceTests {
    @Test(
        "Every trouble of the library has a sentence that ends, and names the file where that helps",
        arguments: LibraryError.Kind.allCases, Language.allCases)
    func library(kind: LibraryError.Kind, language: Language) {
        let error = LibraryError(kind, path: "/home/ana/library.sqlite", cause: "SQLITE_X")
        let sentence = error.sentence(language.wording)
        #expect(sentence.hasSuffix("."))
        #expect(!sentence.contains("SQLITE"))
        #expect(sentence.contains(error.path) || [.diskFull, .cancelled].contains(kind))
        #expect(!LibraryError(kind, cause: "").sentence(language.wording).contains("("))
    }

    @Test(
        "Every trouble of the camera has a sentence without jargon, one for each kind",
        arguments: CameraTrouble.Kind.allCases, Language.allCases)
    func camera(kind: CameraTrouble.Kind, language: Language) {
        func said(_ kind: CameraTrouble.Kind) -> String {
            EyeTrouble.camera(CameraTrouble(kind, operation: "VIDIOC_STREAMON", code: 5, path: "/dev/video0"))
                .sentence(language.wording)
        }
        let sentence = said(kind)
        #expect(sentence.hasSuffix("."))
        #expect(sentence.count < 130)
        for jargon in ["VIDIOC", "EIO", "errno", "driver", "error", "V4L", "Fehlercode"] {
            #expect(!sentence.contains(jargon))
        }
        #expect(!CameraTrouble.Kind.allCases.contains { $0 != kind && said($0) == sentence })
    }

    @Test("An overloaded socket is told from a camera that doesn't start", arguments: Language.allCases)
    func overload(language: Language) {
        let overload = CameraTrouble(.driver, operation: "VIDIOC_STREAMON", code: 28)
        #expect(overload.sentence(language.wording) == language.wording.cameraOverloaded)
    }
}
