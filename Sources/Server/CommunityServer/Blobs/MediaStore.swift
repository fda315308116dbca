import Hummingbird

/// Where the bytes of pictures and clips lie, by their hash. Whose they are, the database knows.
protocol MediaStore: Sendable {
    /// Milliseconds for which bytes stay that nobody has any more.
    var grace: Int64 { get }

    /// Puts a file that has come where it belongs, and returns when it is certain to stay there. If it is there
    /// already, nothing changes.
    func keep(_ incoming: String, as hash: String) async throws

    /// If it isn't there, all is well.
    func remove(_ hash: String) async throws

    /// The bytes, to be sent while they are read.
    func body(_ hash: String, context: ServerContext) async throws -> ResponseBody

    /// Does something with a file that has them, which is there for as long as that takes.
    func withFile<Answer: Sendable>(
        _ hash: String, _ work: @Sendable (String) async throws -> Answer
    ) async throws -> Answer
}

/// The folder: a copy of each file is in every back-up that names it (a link to the same bytes, mostly).
extension MediaShelf: MediaStore {
    var grace: Int64 { 0 }

    func body(_ hash: String, context: ServerContext) async throws -> ResponseBody {
        try await FileIO().loadFile(path: path(hash), context: context)
    }

    func withFile<Answer: Sendable>(
        _ hash: String, _ work: @Sendable (String) async throws -> Answer
    ) async throws -> Answer { try await work(path(hash)) }
}
