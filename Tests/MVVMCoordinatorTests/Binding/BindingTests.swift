import Observation
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct BindingTests {
    @Test func `It renders at once`() {
        let (_, view, _) = makeBinding()

        #expect(view.rendered == [0])
    }

    @Test func `It renders every change of a turn as one`() async {
        let (model, view, clock) = makeBinding()

        model.value = 1
        model.value = 2
        await clock.settle()

        #expect(view.rendered == [0, 2])
    }

    @Test func `It renders each turn's change`() async {
        let (model, view, clock) = makeBinding()

        for value in 1...3 {
            model.value = value
            await clock.settle()
        }

        #expect(view.rendered == [0, 1, 2, 3])
    }

    @Test func `It does not render a value equal to the last`() async {
        let (model, view, clock) = makeBinding()

        model.value = 0
        await clock.settle()

        #expect(view.rendered == [0])
    }

    @Test func `It does not render within the change`() {
        let (model, view, _) = makeBinding()

        model.value = 1

        #expect(view.rendered == [0])
    }

    @Test func `Let go, it stops, a change on its way included`() async {
        let (model, view, clock) = makeBinding()

        model.value = 1
        view.binding = nil
        model.value = 2
        await clock.settle()

        #expect(view.rendered == [0])
    }

    @Test func `It keeps no view alive, a change on its way included`() async {
        let model = track(Model())
        let clock = VirtualClock()
        var view: View? = track(View())
        view?.bind(model, clock.activity)
        weak let released = view

        model.value = 1
        view = nil

        #expect(released == nil)
        await clock.settle()
    }
}

private func makeBinding() -> (Model, View, VirtualClock) {
    let model = track(Model())
    let view = track(View())
    let clock = VirtualClock()
    view.bind(model, clock.activity)
    return (model, view, clock)
}

@Observable
private final class Model {
    var value = 0
}

private final class View {
    var binding: Binding<Int>?
    private(set) var rendered: [Int] = []

    func bind(_ model: Model, _ activity: Activity) {
        binding = Binding(activity) {
            model.value
        } render: { [weak self] in
            self?.rendered.append($0)
        }
    }
}
