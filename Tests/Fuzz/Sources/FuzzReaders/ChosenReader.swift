import Glibc
import ReaderTrials

enum ChosenReader {
    /// That of `--reader=NAME`, which libFuzzer leaves to us.
    static let trial: ReaderTrial = {
        let sign = "--reader="
        let names = CommandLine.arguments.filter { $0.hasPrefix(sign) }.map {
            String($0.dropFirst(sign.count))
        }
        guard let trial = names.first.flatMap(ReaderTrial.named) else {
            print("Which reader? --reader=NAME, one of --readers")
            exit(2)
        }
        return trial
    }()
}
