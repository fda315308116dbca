import Glibc

/// Where an acoustic model and its dictionary are.
public struct PocketSphinxModel: Sendable, Hashable {
    /// The folder with `mdef` and `feat.params`.
    public let acoustics: String
    public let dictionary: String

    /// Of a language as the distribution installs it; nil = it has none.
    public static func installed(
        _ language: String, root: String = "/usr/share/pocketsphinx/model"
    ) -> Self? {
        let names = language == "en" ? ["en-us", "en"] : [language]
        return names.lazy.compactMap { Self(folder: "\(root)/\($0)") }.first
    }

    /// In a folder that somebody has named: the model in it or one below, a dictionary beside it.
    public init?(folder: String) {
        let inside = Self.files(folder).map { "\(folder)/\($0)" }
        guard let acoustics = ([folder] + inside).first(where: Self.isModel),
            let dictionary = (inside + Self.files(acoustics).map { "\(acoustics)/\($0)" })
                .first(where: { $0.hasSuffix(".dict") || $0.hasSuffix(".dic") })
        else { return nil }
        (self.acoustics, self.dictionary) = (acoustics, dictionary)
    }

    private static func isModel(_ folder: String) -> Bool {
        access(folder + "/mdef", R_OK) == 0 && access(folder + "/feat.params", R_OK) == 0
    }

    /// Sorted by name.
    private static func files(_ folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }
}
