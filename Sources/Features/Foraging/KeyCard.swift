import Edamam
import House
import Kit
import Stage

/// Edamam among the settings: what it is for and what it gets to know, the id and the key, and what is done with them
/// (RF5).
struct KeyCard: View {
    let look: Look
    let host: Host
    let model: KeyModel

    var body: any View {
        SettingsCard(
            look: look, title: look.words.edamam,
            rows: [about] + (host.settings.edamamID.map(known) ?? [form, whereTo]))
    }

    private var about: Node {
        Column(spacing: Space.s) {
            Text(look.words.edamamExplained, look.type.body.leading(1.3), look.colors.ink)
            Text(look.words.edamamPromise, look.type.small.leading(1.25), look.colors.softInk)
        }
        .padding(x: Space.m, y: 14)
    }

    // MARK: Without a key

    private var form: Node {
        Column(spacing: Space.m) {
            field(.id, look.words.edamamID, model.id, fault: look.words.noEdamamID) { model.goOn() }
            field(.key, look.words.edamamKey, model.key, fault: look.words.noEdamamKey) { model.save() }
            if let trouble = model.trouble { Notice(look: look, text: look.words.sentence(trouble)) }
            WordButton(
                look: look, label: model.isChecking ? look.words.checkingEdamam : look.words.checkEdamam,
                emphasis: .filled, id: KeyModel.button, isEnabled: !model.isChecking
            ) { model.save() }
        }
        .limit(maxWidth: 520)
        .padding(x: Space.m, y: 14)
    }

    private func field(
        _ field: KeyModel.Field, _ title: String, _ text: String, fault: String,
        submit: @escaping @MainActor () -> Void
    ) -> TextFieldRow {
        TextFieldRow(
            look: look, stage: host.stage, title: title, id: KeyModel.name(field), text: text,
            error: model.faults.contains(field) ? fault : nil, limit: EdamamKey.longest + 16,
            isEnabled: !model.isChecking,
            secret: field == .key
                ? TextFieldRow.Secret(isShown: model.showsKey, toggle: { model.toggleKey() }) : nil,
            submit: submit
        ) { model.type($0, in: field) }
    }

    private var whereTo: LinkRow {
        LinkRow(look: look, title: look.words.whereEdamam, detail: look.words.whereEdamamDetail) {
            model.showWhere()
        }
    }

    // MARK: With one

    private func known(_ id: String) -> [any View] {
        [
            identity(id).whenShown { model.desk.lookForKey() },
            SwitchRow(
                look: look, title: look.words.flickEdamam,
                detail: host.settings.savesData ? look.words.flickSavesData : look.words.flickEdamamDetail,
                isOn: host.settings.flicksEdamam, isEnabled: !host.settings.savesData
            ) { host.settings.flicksEdamam.toggle() },
            LinkRow(look: look, title: look.words.forgetEdamam, detail: look.words.forgetEdamamDetail) {
                model.askToForget()
            },
        ]
    }

    private func identity(_ id: String) -> Node {
        var spec = RegionSpec(.status, look.words.edamamKnows, id: "edamam identity")
        spec.value = id
        return Row(spacing: Space.m) {
            Icon("check", size: 26, look.colors.sage)
            Column(spacing: 2) {
                Text(look.words.edamamKnows, look.type.bodyStrong, look.colors.ink)
                Text(whereItLies, look.type.small.leading(1.25), look.colors.softInk)
            }
            .grow()
            Text(id, look.type.body, look.colors.softInk, maxLines: 1)
        }
        .unread()
        .padding(x: Space.m, y: 12)
        .limit(minHeight: 64)
        .region(spec)
    }

    private var whereItLies: String {
        if model.desk.isMissing { return look.words.sentence(.noKey) }
        return switch model.desk.place {
        case .desktop: look.words.keyInDesktop
        case .file(let path): look.words.keyInFile(path)
        case nil: look.words.keyNowhere
        }
    }
}
