/// Which Hands Off this is; the one place that says so, for `--version`, `doctor` and the sites that are
/// asked.
public enum ProgramVersion {
    public static let text = "1.0"
}
