import Testing

@testable import Diary

@Suite("Meal times as they are typed (MO1)") struct TypedTimeTests {
    @Test(
        "A time is read as people write it",
        arguments: [
            ("8:30", 510), ("08.30", 510), ("8", 480), ("7 pm", 1140), ("7:15 p.m.", 1155), ("12 am", 0),
            ("12pm", 720),
            ("19 Uhr 15", 1155), ("0:00", 0), ("23:59", 1439),
        ])
    func read(text: String, minute: Int) {
        #expect(TypedTime.read(text) == minute)
        #expect(TypedTime.read(TypedTime.text(minute)) == minute)
    }

    @Test(
        "What is none is refused",
        arguments: ["", "noon", "24:00", "8:60", "13 pm", "0 am", "8:30:00", "800", "-", "١٢", "8:3o0"])
    func refused(text: String) { #expect(TypedTime.read(text) == nil) }
}
