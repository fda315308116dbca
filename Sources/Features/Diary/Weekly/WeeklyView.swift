import House
import Kit
import Recipes
import Stage

/// The weekly pictures: two beside one another, and all in a row.
struct WeeklyView: View {
    let look: Look
    let host: Host
    let model: WeeklyPage

    var body: any View {
        PageFrame(
            look: look, host: host, id: model.id, top: (model.album.days ?? []).isEmpty ? nil : top,
            content: content.padding(Edges(left: look.margin, bottom: Space.xxl, right: look.margin)))
    }

    private var top: Node {
        Wrap(spacing: Space.s, lineSpacing: Space.s) {
            WordButton(look: look, label: look.words.weeklyTake, icon: "camera", emphasis: .filled) {
                model.take()
            }
            if model.hasWeight {
                WordButton(
                    look: look,
                    label: model.comparesWeight
                        ? look.words.weeklyWithoutWeight : look.words.weeklyWithWeight,
                    icon: "scale"
                ) { model.toggleWeight() }
            }
        }
    }

    private var content: Node {
        // Whoever recovers sees no picture of a body beside another (MO2).
        if model.isGentle { return Spacer().frame(height: 1) }
        guard let days = model.album.days else { return Spacer().frame(height: 1) }
        if days.isEmpty {
            return EmptyState(
                look: look, icon: "person", title: look.words.weeklyNone, text: look.words.weeklyNoneText,
                button: WordButton(
                    look: look, label: look.words.weeklyTake, icon: "camera", emphasis: .filled
                ) {
                    model.take()
                }
            ).node
        }
        return Column(spacing: Space.l) {
            if let trouble = model.album.trouble {
                Notice(look: look, text: look.words.weeklyTrouble(trouble), icon: "warning")
            }
            if let latest = model.latest { pair(model.earlier, latest).grow(at: .center) }
            Text(look.words.weeklyTrust, look.type.small.leading(1.25).aligned(.center), look.colors.softInk)
                .grow(at: .center)
            Wrap(spacing: Space.m, lineSpacing: Space.m) { for day in days { small(day) } }
        }
    }

    private func pair(_ earlier: CalendarDay?, _ latest: CalendarDay) -> Node {
        let height = max(240, min(620, look.size.height - 260)).rounded()
        let width = min(look.size.width - 2 * look.margin, (height * 3 / 4).rounded())
        return Column(spacing: Space.s, align: .center) {
            ComparedPictures(
                look: look, earlier: earlier.flatMap(model.picture), latest: model.picture(latest),
                isPair: earlier != nil, share: model.share, size: Size(width, height)
            ) { model.slide(to: $0) }
            Row(align: .start) {
                if let earlier { caption(earlier, .start, width / 2) }
                caption(
                    latest, earlier == nil ? .center : .end, earlier == nil ? width : width / 2)
            }
        }
    }

    private func caption(_ day: CalendarDay, _ side: Node.Place, _ width: Double) -> Node {
        Column(spacing: 2) {
            Text(look.words.day(day), look.type.smallStrong, look.colors.ink).grow(at: side)
            if model.comparesWeight, let weight = model.weight(day) {
                Text(
                    look.words.amount(weight, .weight, model.units), look.type.small, look.colors.softInk
                ).grow(at: side)
            }
        }
        .frame(width: width)
    }

    private func small(_ day: CalendarDay) -> Node {
        let size = WeeklyAlbum.thumbnail
        let isShown = day == model.latest || day == model.earlier
        var spec = RegionSpec(.choice, look.words.day(day), id: "weekly \(day.text)")
        spec.value = isShown ? look.words.chosen : nil
        spec.press = { model.compare(with: day) }
        return Column(spacing: Space.xs, align: .center) {
            Layers(x: .start, y: .start) {
                Fill(look.colors.sunken, radius: Space.smallRadius).frame(
                    width: size.width, height: size.height)
                if let known = model.album.thumbnails[day] {
                    if let picture = known {
                        Paint(.bitmap(picture, radius: Space.smallRadius))
                            .frame(width: size.width, height: size.height)
                    } else {
                        Icon("lock", size: 32, look.colors.softInk).place(.center, .center)
                            .frame(width: size.width, height: size.height)
                    }
                }
                if isShown {
                    Paint(.border(radius: Space.smallRadius, width: 3, look.colors.tomato))
                        .frame(width: size.width, height: size.height)
                }
            }
            .region(spec)
            Row(spacing: 2) {
                Text(look.words.shortDay(day), look.type.small, look.colors.softInk, maxLines: 1)
                IconButton(
                    look: look, icon: "trash", label: look.words.weeklyRemove(day), size: 40,
                    id: "remove weekly \(day.text)"
                ) { model.remove(day) }
            }
        }
    }
}

/// Two pictures of the same size over one another, and a line between them that is dragged.
struct ComparedPictures: View {
    let look: Look
    let earlier: Bitmap?
    let latest: Bitmap?
    let isPair: Bool
    /// How much of the earlier one shows, 0...1 from the left.
    let share: Double
    let size: Size
    let set: @MainActor (Double) -> Void

    var body: any View {
        let edge = (size.width * share).rounded()
        var spec = RegionSpec(.slider, look.words.weeklyCompare, id: "compare weekly")
        spec.value = look.words.sliderValue(share)
        (spec.amount, spec.step, spec.isTinted) = (share, 0.1, false)
        spec.set = set
        return Layers(x: .start, y: .start) {
            Fill(look.colors.sunken, radius: Space.radius).frame(width: size.width, height: size.height)
            if let latest { whole(latest) }
            if isPair {
                if let earlier {
                    // Cut off at its right, where it would be squeezed or moved by a narrower frame.
                    whole(earlier).padding(Edges(right: edge - size.width)).clipped()
                }
                Fill(look.colors.card).frame(width: 3, height: size.height).shifted(x: edge - 1.5)
                Fill(look.colors.card, radius: 18).frame(width: 36, height: 36)
                    .behind(.shadow(radius: 18, blur: 5, look.colors.shadow))
                    .inFront(.border(radius: 18, width: 2, look.colors.tomato))
                    .shifted(x: edge - 18, y: size.height / 2 - 18)
                Spacer().frame(width: size.width, height: size.height).region(spec)
            }
        }
        .frame(width: size.width, height: size.height)
        .clipped()
    }

    private func whole(_ picture: Bitmap) -> Node {
        Paint(.bitmap(picture, radius: Space.radius)).frame(width: size.width, height: size.height)
    }
}

/// It is Friday: a picture of oneself, now, in an hour, or not this week.
struct WeeklyCard: View {
    let look: Look
    let model: DiaryPage

    var body: any View {
        Column(spacing: Space.s) {
            Text(look.words.weeklyDue, look.type.bodyStrong, look.colors.ink, isHeading: true)
            Text(look.words.weeklyDueText, look.type.small.leading(1.25), look.colors.softInk)
            Wrap(spacing: Space.s, lineSpacing: Space.s) {
                WordButton(look: look, label: look.words.weeklyNow, emphasis: .filled) {
                    model.takeWeekly()
                }
                WordButton(look: look, label: look.words.weeklyLater, emphasis: .plain) {
                    model.album.putOff()
                }
                WordButton(look: look, label: look.words.weeklyNot, emphasis: .plain) { model.passWeekly() }
            }
        }
        .padding(x: Space.l, y: Space.m)
        .grow()
        .card(look)
    }
}
