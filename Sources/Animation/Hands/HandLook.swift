public import Stage

/// Whose hand it is: the skin's colours, and the sleeve's.
public struct HandLook: Sendable {
    public var skin, shade, light, nail: Color
    public var sleeve, sleeveDark: Color

    public init(skin: Color, shade: Color, light: Color, nail: Color, sleeve: Color, sleeveDark: Color) {
        (self.skin, self.shade, self.light, self.nail) = (skin, shade, light, nail)
        (self.sleeve, self.sleeveDark) = (sleeve, sleeveDark)
    }

    public static let tan = HandLook(
        skin: Color(0xDDA27A), shade: Color(0xBC7C56), light: Color(0xEAB792), nail: Color(0xF2CDB4),
        sleeve: Paint.denim, sleeveDark: Paint.denimDark)
    public static let fair = HandLook(
        skin: Color(0xF0C3A2), shade: Color(0xD3997A), light: Color(0xF9D8BF), nail: Color(0xFBE3D6),
        sleeve: Paint.tomato, sleeveDark: Paint.tomatoDark)
    public static let brown = HandLook(
        skin: Color(0x9A623F), shade: Color(0x76452A), light: Color(0xAF7650), nail: Color(0xD3A386),
        sleeve: Color(0xE9A93B), sleeveDark: Color(0xC4851C))
    public static let deep = HandLook(
        skin: Color(0x6F432C), shade: Color(0x512E1D), light: Color(0x86553A), nail: Color(0xB98A70),
        sleeve: Color(0x5E9468), sleeveDark: Paint.sage)

    public func wearing(_ sleeve: Color, _ dark: Color) -> HandLook {
        var copy = self
        (copy.sleeve, copy.sleeveDark) = (sleeve, dark)
        return copy
    }
}
