import CFuzzer
import Glibc
import ReaderTrials

/// Hands over to libFuzzer's loop; see `Fuzz.swift`.
@_cdecl("FuzzReaders_main")
func main(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> CInt {
    var count = count
    var arguments = arguments
    if CommandLine.arguments.contains("--readers") {
        for trial in ReaderTrial.all { print(trial.name) }
        return 0
    }
    return LLVMFuzzerRunDriver(&count, &arguments, readOne)
}

/// One case; ends the process when a promise is broken, which is how libFuzzer hears of it.
@_cdecl("LLVMFuzzerTestOneInput")
func readOne(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    do throws(BrokenPromise) {
        _ = try ChosenReader.trial.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
    } catch {
        print("A promise is broken: \(error)")
        fflush(nil)
        abort()
    }
    return 0
}
