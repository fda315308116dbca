internal import Glibc

/// libarchive translates the names in an archive into the thread's own encoding, which is plain ASCII in a
/// program that has not asked for another; names with an umlaut would be lost.
enum UTF8Locale {
    /// Does something on this thread with names in UTF-8.
    static func during<Value, Failure>(_ work: () throws(Failure) -> Value) throws(Failure) -> Value {
        guard let locale = newlocale(1 << LC_CTYPE, "C.UTF-8", nil) else { return try work() }
        let before = uselocale(locale)
        defer {
            uselocale(before)
            freelocale(locale)
        }
        return try work()
    }
}
