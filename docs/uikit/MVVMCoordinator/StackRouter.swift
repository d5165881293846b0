import UIKit

/// Pushes for the coordinators of one navigation controller, and reports each screen of a child flow once when it has
/// gone, also if the user left it by the back button or a swipe.
final class StackRouter: NSObject {
    private struct Tracked {
        weak var view: UIViewController?
        let onGone: () -> Void
    }

    private let stack: UINavigationController
    private var pushed: [Tracked] = []

    init(_ stack: UINavigationController) {
        self.stack = stack
        super.init()
        stack.delegate = self
    }

    func push(_ view: UIViewController) {
        stack.pushViewController(view, animated: !stack.viewControllers.isEmpty)
    }

    /// Pushes `view`; `onGone` is called once it has gone and the stack shows another screen.
    func push(_ view: UIViewController, onGone: @escaping () -> Void) {
        push(view)
        pushed.append(Tracked(view: view, onGone: onGone))
    }

    /// Sets whether the stack's window, if it has one, takes no action.
    func setBusy(_ isBusy: Bool) {
        stack.view.window?.isUserInteractionEnabled = !isBusy
    }
}

extension StackRouter: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        let present = stack.viewControllers
        let gone = pushed.filter { screen in !present.contains { $0 === screen.view } }
        pushed.removeAll { screen in !present.contains { $0 === screen.view } }
        for screen in gone.reversed() { screen.onGone() }
    }
}
