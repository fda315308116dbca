import ServerStore

extension Backroom {
    func sweepBlobs() async throws {}
}
