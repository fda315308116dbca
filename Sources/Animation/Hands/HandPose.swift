/// How the fingers lie, seen from above: degrees from straight ahead (towards the little finger > 0), and
/// how far each is bent down, 0 = stretched, 1 = rolled up.
public struct HandPose: Sendable, Hashable, Mixable {
    public struct Finger: Sendable, Hashable {
        public var angle: Double
        public var curl: Double
        /// Degrees that each joint turns it sideways, as a finger seen from its side does when it bends.
        public var bend: Double

        public init(_ angle: Double, _ curl: Double, bend: Double = 0) {
            (self.angle, self.curl, self.bend) = (angle, curl, bend)
        }

        func mixed(to other: Finger, _ part: Double) -> Finger {
            Finger(
                angle.mixed(to: other.angle, part), curl.mixed(to: other.curl, part),
                bend: bend.mixed(to: other.bend, part))
        }
    }

    public var index, middle, ring, little, thumb: Finger

    public init(index: Finger, middle: Finger, ring: Finger, little: Finger, thumb: Finger) {
        (self.index, self.middle, self.ring, self.little) = (index, middle, ring, little)
        self.thumb = thumb
    }

    public func mixed(to other: HandPose, _ part: Double) -> HandPose {
        HandPose(
            index: index.mixed(to: other.index, part), middle: middle.mixed(to: other.middle, part),
            ring: ring.mixed(to: other.ring, part), little: little.mixed(to: other.little, part),
            thumb: thumb.mixed(to: other.thumb, part))
    }

    /// Fingers apart and at ease.
    public static let open = HandPose(
        index: Finger(-9, 0.08), middle: Finger(-1, 0.05), ring: Finger(6, 0.08), little: Finger(16, 0.12),
        thumb: Finger(-48, 0, bend: 12))
    /// Fingers stretched out side by side: what is in danger under a knife.
    public static let flat = HandPose(
        index: Finger(-3, 0), middle: Finger(0, 0), ring: Finger(2, 0), little: Finger(6, 0),
        thumb: Finger(-40, 0, bend: 14))
    /// Fingertips drawn in, knuckles ahead: how food is held for the knife.
    public static let claw = HandPose(
        index: Finger(-4, 0.66), middle: Finger(0, 0.6), ring: Finger(3, 0.66), little: Finger(10, 0.74),
        thumb: Finger(-16, 0.2, bend: 16))
    /// Around a handle that runs ahead below the palm.
    public static let grip = HandPose(
        index: Finger(-5, 0.6), middle: Finger(0, 0.84), ring: Finger(4, 0.88), little: Finger(10, 0.92),
        thumb: Finger(-20, 0.1, bend: 10))
    /// A fist.
    public static let fist = HandPose(
        index: Finger(-2, 0.86), middle: Finger(0, 0.86), ring: Finger(2, 0.88), little: Finger(5, 0.9),
        thumb: Finger(-14, 0.25, bend: 30))
    /// Thumb and forefinger together.
    public static let pinch = HandPose(
        index: Finger(-14, 0.3, bend: -14), middle: Finger(-4, 0.45, bend: -6), ring: Finger(6, 0.62),
        little: Finger(14, 0.7), thumb: Finger(-30, 0, bend: 14))
    /// Fingertips straight down, a little apart.
    public static let poke = HandPose(
        index: Finger(-12, 0.5), middle: Finger(-3, 0.44), ring: Finger(6, 0.5), little: Finger(16, 0.58),
        thumb: Finger(-44, 0.1, bend: 14))
}
