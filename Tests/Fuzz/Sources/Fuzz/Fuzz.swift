import CFuzzer
import Glibc

/// Hands over to libFuzzer's loop, which mutates inputs and keeps those that reach something new. SwiftPM
/// links a program with a main function named after its target.
@_cdecl("Fuzz_main")
func main(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> CInt {
    var count = count
    var arguments = arguments
    return LLVMFuzzerRunDriver(&count, &arguments, tryOne)
}

/// One case; ends the process when a promise is broken, which is how libFuzzer hears of it.
@_cdecl("LLVMFuzzerTestOneInput")
func tryOne(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var trial = FramePathTrial()
    if let broken = trial.run(UnsafeBufferPointer(start: bytes, count: count)) {
        print("A promise is broken: \(broken)")
        fflush(nil)
        abort()
    }
    return 0
}
