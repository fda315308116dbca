public enum Theme: String, Sendable, Codable, CaseIterable { case automatic, light, dark }
