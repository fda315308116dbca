import Dietetics
import House
import Kit
import Stage

/// What the diary asks, and what it doesn't where somebody recovers.
struct SetupView: View {
    let look: Look
    let host: Host
    let model: SetupPage

    var body: any View {
        PageFrame(
            look: look, host: host, id: model.id,
            content: Column(spacing: Space.l) {
                wishes
                if model.asksBody { body_ }
                if model.wish == .aim(.recover) { gentle }
                meals
                if model.offersPictures {
                    card(look.words.weeklyPictures) {
                        SwitchRow(
                            look: look, title: look.words.weeklyWanted, detail: look.words.weeklyTrust,
                            isOn: model.takesPictures
                        ) { model.choose(takesPictures: !model.takesPictures) }
                    }
                }
                card(look.words.packets) {
                    SwitchRow(
                        look: look, title: look.words.looksUpBarcodes, detail: look.words.askOpenFoodFacts,
                        isOn: model.looksUp
                    ) { model.choose(looksUp: !model.looksUp) }
                }
                if !model.isNew {
                    card(look.words.otherComputers) { SharingCard(look: look, host: host, model: model) }
                }
                if let motivation = model.motivationOffered {
                    card(look.words.motivation) {
                        SwitchRow(
                            look: look, title: look.words.motivationOn, detail: motivation,
                            isOn: model.isMotivating
                        ) { model.setMotivating(!model.isMotivating) }
                    }
                }
                Row(spacing: Space.s) {
                    Spacer().grow()
                    WordButton(
                        look: look, label: look.words.save, icon: "check", emphasis: .filled,
                        id: "save profile"
                    ) { model.save() }
                }
                if !model.isNew { ways }
            }
            .limit(maxWidth: look.points(760)).place(.center, .start)
            .padding(Edges(left: look.margin, bottom: Space.xxl, right: look.margin)))
    }

    /// What can be done with all that the diary has.
    private var ways: Node {
        Wrap(spacing: Space.s, lineSpacing: Space.s) {
            WordButton(
                look: look, label: look.words.saveTable, icon: "download", emphasis: .plain, id: "save table"
            ) { model.saveTable() }
            WordButton(
                look: look, label: look.words.saveDiary, icon: "archive", emphasis: .plain, id: "save diary"
            ) { model.saveAll() }
            WordButton(
                look: look, label: look.words.forgetDiary, icon: "trash", emphasis: .plain, id: "forget diary"
            ) { model.forgetAll() }
        }
    }

    private var wishes: Node {
        card(look.words.whatFor) {
            for wish in model.wishes {
                PickRow(
                    look: look, label: look.words.name(wish), detail: look.words.detail(wish),
                    isPicked: model.wish == wish, chosen: look.words.chosen,
                    id: "wish \(look.words.name(wish))"
                ) { model.choose(wish) }
            }
        }
    }

    private var body_: Node {
        Column(spacing: Space.l) {
            card(look.words.aboutYou) {
                ChoiceRow(
                    look: look, title: look.words.bodyUnits, detail: "",
                    options: BodyUnits.allCases.map { units in
                        .init(label: look.words.name(units), isChosen: model.units == units) {
                            model.choose(units)
                        }
                    }, id: "units")
                ChoiceRow(
                    look: look, title: look.words.gender, detail: look.words.genderDetail,
                    options: Eater.Gender.allCases.map { gender in
                        .init(label: look.words.name(gender), isChosen: model.gender == gender) {
                            model.choose(gender)
                        }
                    }, id: "gender")
                Grid(columns: look.isNarrow ? 1 : 2, spacing: Space.m) {
                    field(.birthYear)
                    field(.weight)
                    field(.height)
                    if model.units == .american { field(.inches) }
                }
                .padding(x: Space.m, y: Space.s)
            }
            card(look.words.activity) {
                for activity in Eater.Activity.allCases {
                    PickRow(
                        look: look, label: look.words.name(activity), detail: look.words.detail(activity),
                        isPicked: model.activity == activity, chosen: look.words.chosen,
                        id: "activity \(activity.rawValue)"
                    ) { model.choose(activity) }
                }
            }
            if model.asked.contains(.goal) {
                card(look.words.howFar) {
                    if !model.paces.isEmpty {
                        ChoiceRow(
                            look: look, title: look.words.pace, detail: look.words.paceDetail,
                            options: model.paces.map { pace in
                                .init(label: look.words.name(pace, model.units), isChosen: model.pace == pace)
                                {
                                    model.choose(pace)
                                }
                            }, id: "pace")
                    }
                    Grid(columns: look.isNarrow ? 1 : 2, spacing: Space.m) { field(.goal) }
                        .padding(x: Space.m, y: Space.s)
                    if !model.isNew { goalPicture }
                }
            }
            card(look.words.setByHand) {
                Text(look.words.setByHandText, look.type.small.leading(1.25), look.colors.softInk)
                    .padding(x: Space.m, y: Space.xs)
                Grid(columns: look.isNarrow ? 1 : 2, spacing: Space.m) {
                    for figure in SetupPage.setByHand { field(figure) }
                }
                .padding(x: Space.m, y: Space.s)
            }
        }
    }

    private var goalPicture: Node {
        Wrap(spacing: Space.s, lineSpacing: Space.s) {
            WordButton(look: look, label: look.words.chooseGoalPicture, icon: "picture") {
                model.chooseGoalPicture()
            }
            if model.hasGoalPicture {
                WordButton(look: look, label: look.words.removeGoalPicture, emphasis: .plain) {
                    model.removeGoalPicture()
                }
            }
        }
        .padding(x: Space.m, y: Space.s)
    }

    private var meals: Node {
        card(look.words.mealTimes) {
            SwitchRow(
                look: look, title: look.words.remindMe, detail: look.words.remindMeDetail, isOn: model.reminds
            ) { model.choose(reminds: !model.reminds) }
            if model.canRemindClosed {
                SwitchRow(
                    look: look, title: look.words.remindMeClosed, detail: look.words.remindMeClosedDetail,
                    isOn: model.remindsClosed
                ) { model.choose(remindsClosed: !model.remindsClosed) }
            }
            Grid(columns: look.isNarrow ? 1 : 3, spacing: Space.m) {
                field(.breakfast)
                field(.lunch)
                field(.dinner)
            }
            .padding(x: Space.m, y: Space.s)
        }
    }

    private var gentle: Node {
        card(look.words.helplineTitle) {
            Column(spacing: Space.s) {
                Text(look.words.gentleText, look.type.body, look.colors.softInk)
                field(.helpline)
            }
            .padding(x: Space.m, y: Space.s)
        }
    }

    private func card(_ title: String, @ViewBuilder rows: () -> [Node]) -> Node {
        let content = rows()
        return Column(spacing: Space.s) {
            Text(title, look.type.heading, look.colors.ink, isHeading: true)
            Column { for row in content { row } }
                .padding(x: Space.s, y: Space.s)
                .grow()
                .card(look)
        }
    }

    private func field(_ field: SetupPage.Field) -> TextFieldRow {
        TextFieldRow(
            look: look, stage: host.stage, title: look.words.title(field, model.units),
            id: model.fieldID(field),
            text: model.text(field),
            placeholder: field == .helpline
                ? look.words.helplinePlaceholder : field == .birthYear ? "1990" : "",
            error: model.faults[field].map { look.words.sentence($0, model.units, model.eater) },
            limit: field == .helpline ? 200 : 40, submit: { model.save() }, leave: { model.left(field) }
        ) { model.type($0, into: field) }
    }
}
