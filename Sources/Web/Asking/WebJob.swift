/// An order while it is carried out. Belongs to the thread of it.
final class WebJob {
    let order: WebOrder
    let transfer: WebTransfer

    init(_ order: WebOrder) throws(WebTrouble) {
        self.order = order
        var listener = WebTransfer.Listener(goesOn: { !order.ticket.isCancelled }, head: order.head)
        if let flow = order.flow { listener.piece = { flow.take($0) ? .taken : .later } }
        transfer = try WebTransfer(order.request, listener)
    }

    /// Lets the server go on if it waited for whoever reads, and no longer needs to.
    func resumeIfDrained() {
        if transfer.isPaused, order.flow?.hasRoom == true { transfer.resume() }
    }
}
