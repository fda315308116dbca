/// Which colours the cook wants; automatic = as the desktop has it.
public enum Theme: String, Sendable, Codable, CaseIterable { case automatic, light, dark }
