import Guest
import House

extension Host {
    /// Return in a field of a form leads to the next one, and in the last one sends the form.
    /// - Parameter fields: those of the form, from top to bottom.
    func goOn(from field: AccountField, in fields: [AccountField], send: () -> Void) {
        guard let place = fields.firstIndex(of: field), place + 1 < fields.count else { return send() }
        stage.focus(on: fields[place + 1].id, caret: .max)
        touch()
    }

    /// Shows a page of a server's in the browser.
    func showPage(of server: ServerAddress, _ path: String) {
        if let address = BrowserAddress(server.text + path) { open(address) }
    }

    /// The day of a time that a server has told, in milliseconds since 1970, as people say it.
    func day(of milliseconds: Int64) -> String {
        let seconds = Double(milliseconds) / 1000
        let day = services.date(seconds), today = services.date(now)
        if day == today { return words.today }
        return words.day(day.day, day.month, day.year)
    }
}
