import API
import House
import Kit
import Screen
import Stage

/// A step of making a second factor at a time, and what can be done once there is one.
struct FactorView: View {
    let look: Look
    let host: Host
    let model: FactorModel

    var body: any View {
        let content = Column(spacing: Space.l) {
            Column(spacing: Space.m) {
                if !model.codes.isEmpty {
                    RecoveryCodesView(look: look, model: model)
                } else if let offer = model.offer {
                    offered(offer.secret, offer.code)
                } else if model.isOn {
                    on
                } else {
                    off
                }
            }
            .grow()
            .padding(look.isCompact ? Space.m : Space.l)
            .card(look)
        }
        .limit(maxWidth: 720)
        .grow(at: .center)
        .padding(Edges(top: Space.s, left: look.margin, bottom: Space.xl, right: look.margin))
        return PageFrame(look: look, host: host, id: "second-factor", content: content)
    }

    private func heading(_ text: String) -> Node {
        Text(text, look.type.heading, look.colors.ink, isHeading: true)
    }

    private func said(_ text: String) -> Node { Text(text, look.type.body, look.colors.ink) }

    private var off: Node {
        Column(spacing: Space.m) {
            heading(look.words.secondFactorOff)
            said(look.words.factorExplained)
            if model.mine.account?.needsSecondFactor == true {
                Notice(
                    look: look, text: look.words.secondFactorNeeded(model.mine.serverName), icon: "info")
            }
            fields
            send(look.words.setUpFactor)
        }
    }

    private func offered(_ secret: String, _ code: QRCode?) -> Node {
        let side = min(240, look.size.width - 160)
        return Column(spacing: Space.m) {
            heading(look.words.factorScanTitle)
            said(look.words.factorScan)
            if let code {
                Paint(.bitmap(code.bitmap, radius: 0))
                    .frame(width: side, height: side)
                    .padding(Space.s)
                    .behind(
                        .fill(radius: Space.radius, Color(0xFFFFFF)),
                        .border(radius: Space.radius, width: 1, look.colors.line)
                    )
                    .region(picture)
            }
            said(look.words.factorType)
            Wrap(spacing: Space.s, lineSpacing: Space.s) {
                Text(FactorModel.grouped(secret), look.type.digits(19), look.colors.ink)
                WordButton(look: look, label: look.words.copySecret, icon: "copy", emphasis: .plain) {
                    model.copySecret()
                }
            }
            fields
            send(look.words.factorConfirm)
        }
    }

    private var picture: RegionSpec {
        var spec = RegionSpec(.picture, look.words.factorPicture, id: "factor code")
        spec.isTinted = false
        return spec
    }

    private var on: Node {
        Column(spacing: Space.m) {
            heading(look.words.secondFactorOn)
            if let deed = model.deed {
                said(deed == .renew ? look.words.renewExplained : look.words.removeExplained)
                fields
                Wrap(spacing: Space.s, lineSpacing: Space.s) {
                    send(deed == .renew ? look.words.renewCodes : look.words.removeFactor)
                    WordButton(look: look, label: look.words.cancel, emphasis: .plain) { model.want(nil) }
                }
            } else {
                said(look.words.factorExplained)
                Wrap(spacing: Space.s, lineSpacing: Space.s) {
                    WordButton(look: look, label: look.words.renewCodes) { model.want(.renew) }
                    WordButton(look: look, label: look.words.removeFactor, emphasis: .plain) {
                        model.want(.remove)
                    }
                }
            }
        }
    }

    private var fields: Node {
        FormFields(look: look, model: model, fields: model.fields) { model.send() }.node
    }

    private func send(_ label: String) -> Node {
        WordButton(
            look: look, label: label, emphasis: .filled, id: "factor send", isEnabled: !model.form.isBusy
        ) { model.send() }.node
    }
}

/// Codes on paper, this once.
struct RecoveryCodesView: View {
    let look: Look
    let model: FactorModel

    var body: any View {
        let half = (model.codes.count + 1) / 2
        return Column(spacing: Space.m) {
            Text(look.words.codesTitle, look.type.heading, look.colors.ink, isHeading: true)
            Text(look.words.codesExplained, look.type.body, look.colors.ink)
            Wrap(spacing: Space.xl, lineSpacing: Space.s) {
                column(model.codes.prefix(half))
                column(model.codes.dropFirst(half))
            }
            .padding(Space.m)
            .behind(.fill(radius: Space.smallRadius, look.colors.sunken))
            Wrap(spacing: Space.s, lineSpacing: Space.s) {
                WordButton(look: look, label: look.words.codesKept, emphasis: .filled) { model.keptCodes() }
                WordButton(look: look, label: look.words.saveCodes, icon: "download") { model.saveCodes() }
                WordButton(look: look, label: look.words.copyCodes, icon: "copy") { model.copyCodes() }
            }
        }
    }

    private func column(_ codes: some Sequence<String>) -> Node {
        Column(spacing: Space.s) {
            for code in codes {
                Text(FactorModel.grouped(code), look.type.digits(18), look.colors.ink, maxLines: 1)
            }
        }
    }
}
