/// Why the cook's recipes can't be opened, read or saved; a sentence each.
public enum LibraryTrouble: Sendable, Hashable, CaseIterable {
    case damaged, notALibrary, lost, absent, linkLeadsNowhere, notAFile, newer, readOnly, unreachable
    case diskFull, diskFailing, busy, cancelled, failed
}
