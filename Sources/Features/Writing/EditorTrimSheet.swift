import House
import Kit
import Media
import Stage

/// Chooses the part of a film that becomes a clip: a preview of it over and over, and a strip of pictures with two ends.
struct EditorTrimSheet: View {
    let look: Look
    let host: Host
    let model: EditorPage
    let trimming: ClipTrimming

    var body: any View {
        let words = look.words
        let content = Column(spacing: look.isCompact ? Space.s : Space.m) {
            Row {
                Text(words.editorTrimTitle, look.type.title, look.colors.ink, isHeading: true).grow()
                IconButton(look: look, icon: "close", label: words.close) { host.dismiss() }
            }
            if let trouble = trimming.failure {
                failure(trouble.sentence(words))
            } else {
                preview.grow(at: .center)
                if let trim = trimming.trim {
                    if trim.isLong { way(trim) }
                    ClipStrip(look: look, host: host, trimming: trimming, trim: trim)
                    length(trim)
                }
            }
        }
        return SheetFrame(
            look: look, key: ClipTrimming.sheet, width: 760, dismiss: { host.dismiss() }, content: content,
            foot: trimming.failure == nil ? foot : nil)
    }

    private var foot: Node {
        let words = look.words
        return Wrap(spacing: Space.s, lineSpacing: Space.s) {
            WordButton(
                look: look, label: words.editorKeepClip, icon: "check", emphasis: .filled,
                isEnabled: trimming.trim != nil
            ) { model.keepClip() }
            WordButton(
                look: look, label: words.editorUsePoster, icon: "picture", isEnabled: trimming.trim != nil
            ) { trimming.usePoster() }
            if trimming.hasSound {
                WordButton(
                    look: look, label: trimming.isHeard ? words.editorWithSound : words.editorWithoutSound,
                    icon: trimming.isHeard ? "volume" : "volume-off"
                ) {
                    trimming.isHeard.toggle()
                    host.touch()
                }
            }
        }
    }

    private var size: Size {
        let around = (look.isCompact ? 330.0 : 350) + (trimming.trim?.isLong == true ? 80 : 0)
        let most = Size(
            min(696, look.size.width - (look.isCompact ? 96 : 112)),
            max(90, look.size.height - around * look.type.factor))
        let aspect = trimming.aspect
        let width = min(most.width, most.height * aspect).rounded()
        return Size(max(48, width), max(48, (width / aspect).rounded()))
    }

    private var preview: Node {
        let size = size
        trimming.screening.fit(size)
        var spec = RegionSpec(.button, look.words.editorClipPreview, id: "clip preview")
        spec.value = trimming.screening.isPlaying ? look.words.editorPlaying : look.words.editorStanding
        spec.radius = Space.radius
        spec.isTinted = false
        spec.press = { trimming.togglePlaying() }
        return Layers(x: .center, y: .center) {
            Fill(look.colors.sunken, radius: Space.radius).frame(width: size.width, height: size.height)
            if let picture = trimming.screening.picture {
                Paint(.bitmap(picture, radius: Space.radius)).frame(width: size.width, height: size.height)
            } else {
                Text(look.words.editorFilmOpening, look.type.body.aligned(.center), look.colors.softInk)
            }
            if trimming.trim != nil, !trimming.screening.isPlaying {
                Icon("play", size: 30, Color(0xFFFFFF)).padding(14)
                    .behind(.fill(radius: 30, Color(0, opacity: 0.5)))
            }
        }
        .unread()
        .region(spec)
    }

    /// Of a long film, which part the strip shows.
    private func way(_ trim: ClipTrim) -> Node {
        let most = max(0.1, trim.seconds - trim.span)
        var spec = RegionSpec(.slider, look.words.editorFilmPart, id: "clip part")
        spec.value = look.words.editorFilmTime(trim.from, trim.seconds)
        spec.amount = trim.from / most
        spec.step = min(1, trim.span / 2 / most)
        spec.isTinted = false
        spec.set = { trimming.show(at: $0) }
        return Column(spacing: 0) {
            Text(spec.value ?? "", look.type.small, look.colors.softInk).unread()
            Sized { size in
                let length = max(26, size.width * trim.span / trim.seconds)
                return Layers(x: .start) {
                    Fill(look.colors.line, radius: 3).frame(width: size.width, height: 6)
                    Fill(look.colors.tomato, radius: 6).frame(width: length, height: 12)
                        .shifted(x: spec.amount * (size.width - length))
                }
                .frame(width: size.width, height: Space.touch)
            }
            .frame(height: Space.touch)
            .region(spec)
        }
    }

    private func length(_ trim: ClipTrim) -> Node {
        let said = look.words.editorClipLength(trim.length, of: ClipLimits.seconds)
        return Row(spacing: Space.m) {
            Text(said, look.type.small, look.colors.softInk, maxLines: 1)
                .unread().region(RegionSpec(.status, said, id: "clip length"))
            if let poster = trim.poster {
                Text(
                    look.words.editorPosterAt(poster - trim.start), look.type.small, look.colors.softInk,
                    maxLines: 1)
            }
        }
    }

    private func failure(_ sentence: String) -> Node {
        Column(spacing: Space.s, align: .center) {
            Icon("warning", size: 40, look.colors.tomato)
            Text(sentence, look.type.body.aligned(.center), look.colors.ink)
            WordButton(look: look, label: look.words.editorOtherFile, icon: "folder") { model.chooseClip() }
        }
        .padding(Space.l)
        .grow(at: .center)
    }
}
