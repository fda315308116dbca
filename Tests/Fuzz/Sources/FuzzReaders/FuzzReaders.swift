import CFuzzer
import Exchange
import Glibc
import Recipes

/// Hands over to libFuzzer's loop; see `Fuzz.swift`.
@_cdecl("FuzzReaders_main")
func main(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> CInt {
    var count = count
    var arguments = arguments
    return LLVMFuzzerRunDriver(&count, &arguments, readOne)
}

/// One case: its first byte says which format reads the rest, so that no format hides behind another's sign.
@_cdecl("LLVMFuzzerTestOneInput")
func readOne(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let all = UnsafeBufferPointer(start: bytes, count: count)
    guard let choice = all.first else { return 0 }
    let file = SourceFile(name: "case", bytes: Array(all.dropFirst()))
    let formats = KnownFormats.files
    let number = Int(choice) % (formats.count + 2)
    switch number {
    case formats.count: readText(String(decoding: file.bytes, as: UTF8.self))
    case formats.count + 1: _ = KnownFormats.read(file) { keep($0) }
    default:
        if let recipes = try? formats[number].read(file) {
            for recipe in recipes { _ = keep(.success(recipe)) }
        }
    }
    return 0
}
