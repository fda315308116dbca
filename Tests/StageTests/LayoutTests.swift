import Testing

@testable import Stage

@MainActor @Suite("Layout") struct LayoutTests {
    @Test("a row gives own sizes first, and the rest to what grows") func row() {
        let frames = makeStage().show {
            Row(spacing: 10) {
                block("a", 100)
                block("b").grow()
                block("c", 60)
            }
        }
        #expect(frames["a"] == Rect(0, 0, 100, 50))
        #expect(frames["b"]?.minX == 110)
        #expect(frames["c"] == Rect(340, 0, 60, 50))
    }

    @Test("two growing parts share the rest in whole points") func shares() {
        let frames = makeStage(301).show {
            Row {
                Fill(black).region(RegionSpec(.picture, "a"))
                Fill(black).region(RegionSpec(.picture, "b"))
            }
        }
        #expect(frames["a"]?.width == 150)
        #expect(frames["b"] == Rect(150, 0, 151, 300))
    }

    @Test("a column lays its parts below each other, at the place it is told") func column() {
        let frames = makeStage().show {
            Column(spacing: 5, align: .end) {
                block("a", 100, 20)
                block("b", 40, 20)
            }
        }
        #expect(frames["b"] == Rect(60, 25, 40, 20))
    }

    @Test("layers take the size of the largest and centre the others") func layers() {
        let frames = makeStage().show {
            Layers {
                block("big", 200, 100)
                block("small", 40, 20)
            }
        }
        #expect(frames["small"] == Rect(80, 40, 40, 20))
    }

    @Test("wrapping begins a new line when the width is used up") func wrap() {
        let frames = makeStage(200).show {
            Wrap(spacing: 10) {
                block("a", 90)
                block("b", 90)
                block("c", 90)
            }
        }
        #expect(frames["b"]?.origin == Point(100, 0))
        #expect(frames["c"]?.origin == Point(0, 60))
    }

    @Test("a grid has columns of one width, and rows as high as their highest") func grid() {
        let frames = makeStage(210).show {
            Grid(columns: 2, spacing: 10) {
                block("a", 50, 30)
                block("b", 50, 70)
                block("c", 50, 30)
            }
        }
        #expect(frames["b"]?.minX == 110)
        #expect(frames["c"]?.minY == 80)
    }

    @Test("text wraps at the width it is offered") func text() {
        let stage = makeStage(100)
        let frames = stage.show { Text("one two three four", plain, black) }
        #expect(frames.values.first?.size == Size(100, 40))
    }

    @Test("fitted text is as large as it can be, and no larger", arguments: [(60.0, 20.0), (300.0, 40.0)])
    func fitted(height: Double, size: Double) {
        let stage = makeStage(400, height)
        _ = stage.show { FittedText("aaaa bbbb cccc dddd", plain, sizes: 10...40, black) }
        let run: TextRun? = stage.scene.commands.lazy.compactMap {
            if case .text(let run, _, _) = $0.ink { run } else { nil }
        }.first
        #expect((run?.style.size ?? 0) >= size)
        #expect((stage.scene.commands.first?.frame.height ?? .infinity) <= height)
    }

    @Test("fitted text never breaks a word to be larger") func fittedWords() {
        let stage = makeStage(100, 300)
        _ = stage.show { FittedText("pasteurised", plain, sizes: 10...60, black) }
        #expect((stage.scene.commands.first?.frame.width ?? .infinity) <= 100)
    }

    @Test("limits, ratio and padding") func sizes() {
        let frames = makeStage().show {
            Column {
                Fill(black).ratio(2).limit(maxWidth: 100).region(RegionSpec(.picture, "wide"))
                block("in", 10, 10).padding(Edges(top: 1, left: 2, bottom: 3, right: 4)).region(
                    RegionSpec(.picture, "out"))
            }
        }
        #expect(frames["wide"]?.size == Size(100, 50))
        #expect(frames["out"]?.size == Size(16, 14))
        #expect(frames["in"]?.origin == Point(2, 51))
    }

    @Test("a child made to measure knows its room") func sized() {
        var room = Size.zero
        _ = makeStage().show {
            Row {
                block("a", 100)
                Sized {
                    room = $0; return Spacer()
                }
            }
        }
        #expect(room == Size(300, 300))
    }
}
