public import House

/// A library that can't be opened, and what the cook can do about it.
@MainActor public enum Rescuing {
    public static func page(_ rescue: Rescue, _ host: Host) -> any Page { RescuePage(rescue, host) }
}
