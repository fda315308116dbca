import Foundation

/// What is started as a scullery.
public struct SculleryProgram: Sendable, Hashable {
    public var path: String
    public var arguments: [String]

    public init(path: String, arguments: [String]) {
        (self.path, self.arguments) = (path, arguments)
    }

    /// This very program once more, whatever it is called by now.
    public static func itself(arguments: [String]) -> SculleryProgram {
        // The link rather than the name it leads to: that may have been replaced by a newer one meanwhile.
        SculleryProgram(path: "/proc/self/exe", arguments: arguments)
    }

    /// This very program once more, or, where another runs that was built with it, as its tests are, the one
    /// beside it.
    /// - Parameter name: of the program.
    /// - Returns: nil if it isn't there.
    public static func beside(name: String, arguments: [String]) -> SculleryProgram? {
        guard let here = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else {
            return nil
        }
        let own = URL(filePath: here)
        if own.lastPathComponent == name { return itself(arguments: arguments) }
        let path = own.deletingLastPathComponent().appending(path: name).path
        return FileManager.default.isExecutableFile(atPath: path)
            ? SculleryProgram(path: path, arguments: arguments) : nil
    }
}
