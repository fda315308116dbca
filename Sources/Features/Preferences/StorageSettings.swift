import House
import Kit
import Library
import Stage

/// How much room the library takes, what can be freed, and whether data is saved.
struct StorageSettings: View {
    let look: Look
    let host: Host
    let model: StorageModel

    var body: any View {
        SettingsCard(
            look: look, title: look.words.storageTitle,
            rows: figures + free + [
                SwitchRow(
                    look: look, title: look.words.savesData, detail: look.words.savesDataDetail,
                    isOn: host.settings.savesData
                ) { host.settings.savesData.toggle() }
            ])
    }

    private var figures: [any View] {
        let words = look.words
        guard let use = model.use else { return [] }
        return [
            figure("book", words.storageLibrary, words.fileSize(use.bytes)),
            figure(
                "picture", words.storagePictures,
                words.storageShare(use.pictures.count, words.fileSize(use.pictures.bytes))),
            figure(
                "film", words.storageClips,
                words.storageShare(use.clips.count, words.fileSize(use.clips.bytes))),
        ]
    }

    private func figure(_ icon: String, _ title: String, _ value: String) -> Node {
        var spec = RegionSpec(.status, title, id: "storage \(title)")
        spec.value = value
        return Row(spacing: Space.m) {
            Icon(icon, size: 26, look.colors.tomato)
            Text(title, look.type.bodyStrong, look.colors.ink).grow()
            Text(value, look.type.body, look.colors.softInk, maxLines: 1)
        }
        .unread()
        .padding(x: Space.m, y: 12)
        .limit(minHeight: 56)
        .region(spec)
    }

    private var free: [any View] {
        let words = look.words
        guard let unused = model.use?.unused else { return [] }
        let title =
            unused.count > 0 ? words.storageFree(words.fileSize(unused.bytes)) : words.storageNothingToFree
        let detail =
            unused.count == 0
            ? words.storageAllUsed
            : model.isUndoOffered ? words.storageUndoFirst : words.storageUnused(unused.count)
        return [
            Row(spacing: Space.m) {
                Text(detail, look.type.small.leading(1.25), look.colors.softInk).grow()
                if unused.count > 0 {
                    WordButton(
                        look: look, label: title, icon: "trash", id: "storage free", isEnabled: model.canFree
                    ) {
                        model.askToFree()
                    }
                }
            }
            .padding(x: Space.m, y: 12)
            .limit(minHeight: 64)
        ]
    }
}
