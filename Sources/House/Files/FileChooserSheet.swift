import Kit
import Stage

/// Chooses a file or a folder: the places of a person's files, and what is in the folder that is open.
struct FileChooserSheet: View {
    let look: Look
    let host: Host
    let files: FileChooser

    init(look: Look, host: Host, files: FileChooser) {
        self.look = look
        self.host = host
        self.files = files
    }

    var body: any View {
        let content = Column(spacing: look.isCompact ? Space.s : Space.m) {
            Row(spacing: Space.s) {
                Text(
                    files.title, look.isCompact ? look.type.heading : look.type.title, look.colors.ink,
                    isHeading: true
                )
                .grow()
                IconButton(look: look, icon: "close", label: look.words.close) { files.close() }
            }
            places
            here
            list
                .frame(height: listHeight)
                .behind(.fill(radius: Space.radius, look.colors.sunken))
            if files.purpose == .folder { foot }
        }
        return SheetFrame(
            look: look, key: "files", width: 820, dismiss: { files.close() }, content: content)
    }

    /// The height that the title, the places and the buttons leave.
    private var listHeight: Double {
        let taken = look.isTight ? 330.0 : look.isCompact ? 250 : 366
        let foot = files.purpose == .folder && !look.isTight ? Space.touch + Space.m : 0
        return max(150, look.size.height - taken - foot)
    }

    private var places: Node {
        Scroll(.horizontal, id: "places", indicator: .clear) {
            for place in files.places {
                chip(place).padding(Edges(right: Space.s))
            }
        }
        .limit(minHeight: Space.touch)
    }

    private func chip(_ place: FilePlaces.Place) -> Node {
        let name = place.kind == .home ? look.words.homeFolder : place.name
        let isHere = files.path == place.path
        var spec = RegionSpec(.button, name, id: "place \(place.path)")
        spec.value = isHere ? look.words.here : nil
        spec.radius = Space.touch / 2
        spec.press = { files.open(place.path) }
        let icon = place.kind == .home ? "home" : place.kind == .disk ? "archive" : "folder"
        return Row(spacing: Space.s) {
            Icon(icon, size: 20, isHere ? look.colors.tomato : look.colors.softInk)
            Text(name, look.type.smallStrong, look.colors.ink, maxLines: 1)
        }
        .unread()
        .padding(x: Space.m)
        .limit(minHeight: Space.touch)
        .behind(
            .fill(radius: Space.touch / 2, isHere ? look.colors.blush : look.colors.card),
            .border(radius: Space.touch / 2, width: 1.5, isHere ? look.colors.blush : look.colors.line)
        )
        .region(spec)
    }

    /// The way up, and which folder is open.
    private var here: Node {
        Row(spacing: Space.s) {
            if files.parent != nil {
                IconButton(look: look, icon: "arrow-up", label: look.words.folderAbove) { files.goUp() }
            }
            Text(name, look.type.bodyStrong, look.colors.ink, maxLines: 1).grow()
        }
        .limit(minHeight: Space.touch)
    }

    /// "Home › Recipes › Old", as far as that can be said.
    private var name: String {
        let home = host.services.places.home
        guard files.path == home || files.path.hasPrefix(home + "/") else { return files.path }
        let inside = files.path.dropFirst(home.count).split(separator: "/").map(String.init)
        return ([look.words.homeFolder] + inside).joined(separator: " › ")
    }

    private var list: Node {
        if let trouble = files.trouble {
            let text = trouble == .gone ? look.words.folderIsGone : look.words.folderIsForbidden
            return says(text, "warning")
        }
        guard let listing = files.listing else { return Spacer() }
        if listing.entries.isEmpty {
            return says(
                files.purpose == .folder ? look.words.folderIsEmpty : look.words.noFittingFile, "folder")
        }
        return Scroll(id: FileChooser.list, indicator: look.colors.softInk.opacity(0.35)) {
            CardGrid(id: "file rows", count: listing.entries.count, columns: 1, spacing: 0) {
                row(listing.entries[$0])
            }
            if listing.isCut {
                Text(
                    look.words.onlyFirst(FolderListing.most), look.type.small, look.colors.softInk
                ).padding(Space.m)
            }
        }
        .grow(x: true, y: true)
        .padding(Space.xs)
    }

    private func says(_ text: String, _ icon: String) -> Node {
        Column(spacing: Space.s, align: .center) {
            Icon(icon, size: 36, look.colors.softInk)
            Text(text, look.type.label.aligned(.center), look.colors.softInk)
        }
        .padding(Space.m)
        .place(.center, .center)
    }

    private func row(_ entry: FolderListing.Entry) -> Node {
        let about =
            entry.isFolder ? "" : "\(look.words.fileSize(entry.size)) · \(host.date(entry.changedAt))"
        var spec = RegionSpec(.button, entry.name, id: FileChooser.region(entry))
        spec.value = entry.isFolder ? look.words.folder : about
        spec.radius = Space.smallRadius
        spec.press = { files.press(entry) }
        return Row(spacing: 12) {
            Icon(
                entry.isFolder ? "folder" : "file", size: 24,
                entry.isFolder ? look.colors.saffron : look.colors.tomato)
            Text(entry.name, look.type.body, look.colors.ink, maxLines: 1).grow()
            if !entry.isFolder, look.size.width >= 640 {
                Text(about, look.type.small, look.colors.softInk, maxLines: 1)
            }
            if entry.isFolder { Icon("chevron-right", size: 20, look.colors.softInk) }
        }
        .unread()
        .padding(x: 14)
        .limit(minHeight: 52)
        .region(spec)
    }

    private var foot: Node {
        Row(spacing: Space.m) {
            Spacer().frame(height: 1)
            // In a narrow window the cross above must do.
            if look.size.width >= 640 {
                WordButton(look: look, label: look.words.cancel, emphasis: .plain) { files.close() }
            }
            WordButton(
                look: look, label: files.deed, icon: "check", emphasis: .filled,
                isEnabled: files.listing != nil
            ) { files.chooseFolder() }
        }
    }
}
