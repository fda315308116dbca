public import Kit
public import Stage

/// Room for the notice, so that it covers nothing that is being read: a page with a foot has it above that, other
/// pages are so much shorter. Nothing while nothing is said.
public struct NoticeRoom: View {
    let look: Look
    let host: Host

    public init(look: Look, host: Host) {
        self.look = look
        self.host = host
    }

    public var body: any View {
        let notice = host.page.showsNotices ? host.notice : nil
        return Spacer().frame(height: notice.map { UndoBar.height(look, $0) } ?? 0)
    }
}
