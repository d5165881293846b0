/// A view controller's place in a stack or sheet. It retains the view controller and forwards lifecycle events to it.
final class Page {
    let controller: any ViewController
    /// The stack that contains the page; `nil` for a sheet.
    private(set) weak var stack: NavigationStack?
    private weak var presentingWindow: Window?
    private weak var presentationDelegate: (any PresentationDelegate)?

    init(_ controller: any ViewController, in stack: NavigationStack) {
        self.controller = controller
        self.stack = stack
        screen.page = self
    }

    init(_ controller: any ViewController, sheetIn window: Window, delegate: (any PresentationDelegate)?) {
        self.controller = controller
        presentingWindow = window
        presentationDelegate = delegate
        screen.page = self
    }

    var screen: Screen { controller.screen }

    var window: Window? { stack?.window ?? presentingWindow }

    /// Called before each appearance: loads the view the first time, and failed images again afterwards.
    func prepareToAppear() {
        guard !screen.isLoaded else { return screen.retryImages() }
        screen.isLoaded = true
        if let images = window?.makeScreenImages(onChange: { [weak screen] in screen?.didChange() }) {
            screen.load(images)
        }
        controller.viewDidLoad()
    }

    /// Called after each appearance. Reports nothing if the view controller has left the top of its stack in the
    /// meantime.
    func didShow() {
        guard let stack, stack.viewControllers.last === controller else { return }
        stack.delegate?.navigationStack(stack, didShow: controller)
    }

    /// Called when the user has closed the sheet.
    func didDismiss() {
        presentationDelegate?.presentationDidDismiss(controller)
    }

    func screenDidChange() {
        window?.screenDidChange(of: self)
    }

    /// Called once, when the page is in no stack or sheet anymore.
    func didLeave() {
        if screen.page === self { screen.page = nil }
        stack?.pageDidLeave()
    }
}
