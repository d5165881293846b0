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

    @Test func `An event raised while another is shown is shown in the next turn`() async {
        let model = track(Model())
        let view = track(AnsweringView(model))
        let clock = VirtualClock()
        let binding = ViewBinding(model, activity: clock.activity)
        binding.start(view)

        model.events.raise("question")
        await clock.settle()

        view.shown.expect(["question", "answer"])
        #expect(model.events.waiting.isEmpty)
    }

    @Test func `A view that is updated before the end of the turn has rendered everything by then`() async {
        let model = track(Model())
        let view = track(UpdatedView())
        let clock = VirtualClock()
        let binding = ViewBinding(model, activity: clock.activity)
        binding.start(view)

        model.state = 1
        model.events.raise("alert")
        view.updateIfNeeded()
        view.messages.expect(["0", "1", "alert"])
        await clock.settle()
        model.state = 2
        await clock.settle()

        view.messages.expect(["0", "1", "alert", "2"])
    }

    @Test func `A change after an update in the same turn is rendered at the end of the turn`() async {
        let model = track(Model())
        let view = track(UpdatedView())
        let clock = VirtualClock()
        let binding = ViewBinding(model, activity: clock.activity)
        binding.start(view)

        model.state = 1
        view.updateIfNeeded()
        model.state = 2
        await clock.settle()

        view.messages.expect(["0", "1", "2"])
    }

    @Test func `A released binding renders nothing, a change that is under way included`() async {
        let model = track(Model())
        let view = track(ScreenSpy<Model, Never>())
        let clock = VirtualClock()
        var binding: ViewBinding? = ViewBinding(model, activity: clock.activity)
        binding?.start(view)

        model.state = 1
        binding = nil
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

@Observable
private final class Model: ViewModel {
    var state = 0
    let events = EventQueue<String>()
}

/// A view whose user answers a question at once.
private final class AnsweringView: BoundView {
    private let model: Model
    private(set) var shown: [String] = []

    init(_ model: Model) {
        self.model = model
    }

    func render(_ state: Int) {}

    func show(_ event: String) {
        shown.append(event)
        if event == "question" { model.events.raise("answer") }
    }
}

/// A view that can be updated as the device does before an action.
private final class UpdatedView: BoundView {
    private(set) var messages: [String] = []
    private var update: (() -> Void)?

    func render(_ state: Int) {
        messages.append("\(state)")
    }

    func show(_ event: String) {
        messages.append(event)
    }

    func setNeedsUpdate(_ update: @escaping () -> Void) {
        self.update = update
    }

    func updateIfNeeded() {
        let due = update
        update = nil
        due?()
    }
}
