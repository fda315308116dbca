import Kit
import Stage

/// The whole window: the page, what stands around it, and the card that may lie over it.
struct WindowView: View {
    let host: Host
    let look: Look

    var body: any View {
        let page = host.page
        return Layers(x: .start, y: .start) {
            Fill(look.colors.paper)
            Column {
                Layers(x: .start, y: .start) {
                    Column {
                        page.view(look).grow(x: true, y: true)
                        if page.foot(look) == 0 { NoticeRoom(look: look, host: host) }
                    }
                    .place(.start, .start)
                    if page.showsNotices, let notice = host.notice {
                        UndoBar(look: look, host: host, notice: notice).padding(
                            Edges(bottom: page.foot(look)))
                    }
                }
                .clipped()
                .place(.start, .start)
                if host.timers.isRinging, page.hasHeader { RingBand(look: look, host: host, isBelow: true) }
                // A bar that stays until somebody sees to it has room of its own, or it would cover the page
                // for good.
                if page.hasHeader, host.showsSaveTrouble, let trouble = host.services.saving.trouble {
                    SaveTroubleBar(look: look, host: host, trouble: trouble)
                }
                if page.hasHeader, let trouble = host.copies.trouble {
                    CopyTroubleBar(look: look, host: host, trouble: trouble)
                }
            }
            .place(.start, .start)
            if page.hasHeader { SideMenu(look: look, host: host) }
            // Where nothing else says so: over a film, at the end, and wherever a timer rings.
            if host.hearing.isListening, !page.ringsAlways {
                CameraSign(look: look, text: look.words.listening).padding(12).place(.center, .start)
            }
            if let over = page.over(look) { over }
            if host.timers.isRinging, !page.hasHeader { RingBand(look: look, host: host) }
            if let sheet = host.sheet { sheet.view(look) }
            if let tip = host.stage.tip { TipView(look: look, stage: host.stage, tip: tip) }
        }
    }
}
