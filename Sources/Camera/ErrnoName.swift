import CVideo4Linux

/// The symbolic name of an error number, as a log reader would search for it.
enum ErrnoName {
    static func of(_ code: Int32) -> String {
        guard let name = strerrorname_np(code) else { return "errno \(code)" }
        return String(cString: name)
    }
}
