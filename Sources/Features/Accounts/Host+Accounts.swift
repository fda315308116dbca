import Guest
import House

extension Host {
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
