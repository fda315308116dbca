extension Host {
    /// Shows a page of the web in the desktop's browser, and says how that went (RF4).
    public func open(_ address: BrowserAddress) {
        dismiss()
        // The desktop may take seconds to answer.
        services.errands.run { [show = services.showPage] in
            show(address.text)
        } then: { isShown in
            self.tell(isShown ? self.words.shareOpened(address.host) : self.words.shareNotOpened)
        }
    }
}
