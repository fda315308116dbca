/// Why the cook's recipes can't be opened, read or saved; a sentence each.
public enum LibraryTrouble: Sendable, Hashable, CaseIterable {
    case damaged, notALibrary, newer, readOnly, unreachable, diskFull, diskFailing, busy, cancelled, failed
}
