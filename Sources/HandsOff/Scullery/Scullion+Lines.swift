import Exchange
import Foundation
import Intake
import Scullery

extension Scullion {
    /// The recipes of a file that may be anybody's, each as `hands-off read` prints it.
    func lines(of file: SourceFile, source: String) throws(Refusal) -> [String] {
        var heard: Result<[String], Refusal> = .failure(Refusal(.exhausting, cause: "no answer"))
        let label = SourceLabel(name: file.name, address: file.address, encoding: file.encoding)
        do {
            try perform(
                Message(Chore.lines(label, source: source), bytes: [Data(file.bytes)]),
                allowance: .reading(bytes: file.bytes.count)
            ) { message in
                switch try message.read(ChoreAnswer.self) {
                case .lines(let lines): heard = .success(lines)
                case .failed(let refusal): heard = .failure(refusal)
                default: throw Mishap.nonsense("another answer")
                }
                return .last
            }
        } catch { throw Refusal(error) }
        return try heard.get()
    }
}

extension Refusal {
    /// - Parameter error: a ``Mishap``.
    init(_ error: any Error) {
        self = error as? Mishap == .cancelled ? .cancelled : Refusal(.exhausting, cause: "\(error)")
    }
}
