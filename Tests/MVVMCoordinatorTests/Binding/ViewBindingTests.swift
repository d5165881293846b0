import Observation
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct ViewBindingTests {
    @Test func `Several changes of one turn are rendered once, at the end of the turn`() async {
        let (model, view, clock) = makeBinding()

        model.state = 1
        model.state = 2
        view.messages.expect([.render(0)])
        await clock.settle()

        view.messages.expect([.render(0), .render(2)])
    }

    @Test func `A state that is equal at the end of the turn is not rendered again`() async {
        let (model, view, clock) = makeBinding()

        model.state = 1
        model.state = 0
        await clock.settle()

        view.messages.expect([.render(0)])
    }

    @Test func `Events are shown after the state of their turn, equal ones too, in the order raised`() async {
        let (model, view, clock) = makeBinding()

        model.events.raise("notice")
        model.events.raise("alert")
        model.events.raise("alert")
        model.state = 1
        await clock.settle()

        view.messages.expect([.render(0), .render(1), .show("notice"), .show("alert"), .show("alert")])
    }

    @Test func `An event is shown once, whatever is rendered later, and does not stay in the queue`() async {
        let (model, view, clock) = makeBinding()
        model.events.raise("alert")
        await clock.settle()

        model.state = 1
        await clock.settle()

        view.messages.expect([.render(0), .show("alert"), .render(1)])
        #expect(model.events.waiting.isEmpty)
    }

    @Test func `An event raised before the start is shown at the start`() async {
        let model = track(Model())
        let view = track(ScreenSpy<Model, Never>())
        let clock = VirtualClock()
        model.events.raise("alert")

        view.bind(model, clock.activity)
        await clock.settle()

        view.messages.expect([.render(0), .show("alert")])
    }

    @Test func `Events are taken at once; one raised while they are shown asks for an update of its own`() {
        let (model, view) = makeUpdatedView()
        model.events.raise("question")
        model.events.raise("alert")

        view.updateIfNeeded()
        view.updateIfNeeded()

        view.messages.expect(["0", "needs update", "question", "needs update", "alert", "answer"])
        #expect(model.events.waiting.isEmpty)
    }

    @Test func `Several changes of one turn ask for one update, which renders the last state and shows the events`() {
        let (model, view) = makeUpdatedView()

        model.state = 1
        model.events.raise("alert")
        model.state = 2
        view.updateIfNeeded()

        view.messages.expect(["0", "needs update", "2", "alert"])
    }

    @Test func `A change after an update in the same turn asks for another`() {
        let (model, view) = makeUpdatedView()

        model.state = 1
        view.updateIfNeeded()
        model.state = 2
        view.updateIfNeeded()

        view.messages.expect(["0", "needs update", "1", "needs update", "2"])
    }

    @Test func `A released binding renders nothing, a change that is under way included`() async {
        let (model, view, clock) = makeBinding()

        model.state = 1
        view.leave()
        model.state = 2
        await clock.settle()

        view.messages.expect([.render(0)])
    }

    @Test func `A change under way retains no view`() async {
        let model = track(Model())
        let clock = VirtualClock()
        var view: ScreenSpy<Model, Never>? = track(ScreenSpy())
        view?.bind(model, clock.activity)
        weak let released = view

        model.state = 1
        view = nil

        #expect(released == nil)
        await clock.settle()
    }
}

private func makeBinding() -> (Model, ScreenSpy<Model, Never>, VirtualClock) {
    let model = track(Model())
    let view = track(ScreenSpy<Model, Never>())
    let clock = VirtualClock()
    view.bind(model, clock.activity)
    return (model, view, clock)
}

private func makeUpdatedView() -> (Model, UpdatedView) {
    let model = track(Model())
    let view = track(UpdatedView(model))
    view.start()
    return (model, view)
}

@Observable
private final class Model: ViewModel {
    var state = 0
    let events = EventQueue<String>()
}

/// A view that is updated when a test says so, as the device does before an action, and whose user answers a question
/// at once.
private final class UpdatedView: BoundView {
    private(set) var messages: [String] = []
    private let model: Model
    private let binding: ViewBinding<Model>
    private var update: (() -> Void)?

    init(_ model: Model) {
        self.model = model
        binding = ViewBinding(model)
    }

    func start() {
        binding.start(self)
    }

    func updateIfNeeded() {
        let due = update
        update = nil
        due?()
    }

    func render(_ state: Int) {
        messages.append("\(state)")
    }

    func show(_ event: String) {
        messages.append(event)
        if event == "question" { model.events.raise("answer") }
    }

    func setNeedsUpdate(_ update: @escaping () -> Void) {
        messages.append("needs update")
        self.update = update
    }
}
