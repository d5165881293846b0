/// A view controller in its place on the device, with what has to be said to it.
final class Page {
    let controller: any ViewController
    private let onGone: () -> Void
    private var isLoaded = false
    private(set) var isVisible = false

    init(_ controller: any ViewController, navigator: Navigator, onGone: @escaping () -> Void = {}) {
        self.controller = controller
        self.onGone = onGone
        controller.screen.navigator = navigator
    }

    var screen: Screen { controller.screen }

    func appear() {
        guard !isVisible else { return }
        isVisible = true
        if !isLoaded {
            isLoaded = true
            if let images = screen.navigator?.makeScreenImages() { screen.load(images) }
            controller.viewDidLoad()
        } else {
            screen.retryImages()
        }
        controller.viewDidAppear()
    }

    func cover() {
        guard isVisible else { return }
        isVisible = false
        controller.viewDidDisappear()
    }

    func leave() {
        isVisible = false
        screen.navigator = nil
        if isLoaded { controller.viewDidDisappear() }
        onGone()
    }
}
