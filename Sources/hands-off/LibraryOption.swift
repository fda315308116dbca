import ArgumentParser

/// Which library; shared by all commands that open one.
struct LibraryOption: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "The library's file. Default: hands-off/library.sqlite in $XDG_DATA_HOME.", valueName: "file"))
    var library: String?

    func validate() throws {
        if let library, library.isEmpty || library.hasSuffix("/") {
            throw ValidationError(
                "Name the library's file: --library takes a file, as in --library recipes.sqlite.")
        }
    }
}
