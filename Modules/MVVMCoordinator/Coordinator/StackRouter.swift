import Headless

/// Pushes and presents for the coordinators of one stack, and reports each screen of a child flow once when it has
/// gone.
///
/// UIKit's delegates say what is shown, and which sheet the user has closed. What has gone follows by comparison,
/// whether it was popped, left by system back or replaced by a deep link. A stack that the window replaces reports
/// nothing: its flow is released as a whole. What is pushed or presented after that is not shown, and has gone at once.
final class StackRouter {
    private struct Tracked {
        weak var view: (any ViewController)?
        let onGone: () -> Void
    }

    private let stack: NavigationStack
    private var pushed: [Tracked] = []
    private var sheet: Tracked?

    init(_ stack: NavigationStack) {
        self.stack = stack
        stack.delegate = self
    }

    func push(_ view: any ViewController) {
        stack.push(view)
    }

    /// Pushes `view`; `onGone` is called once it has gone and the stack shows another screen.
    func push(_ view: any ViewController, onGone: @escaping () -> Void) {
        stack.push(view)
        guard stack.viewControllers.contains(where: { $0 === view }) else { return onGone() }
        pushed.append(Tracked(view: view, onGone: onGone))
    }

    /// Closes `view` and what is above it.
    func pop(_ view: any ViewController) {
        stack.pop(view)
    }

    /// Replaces everything above the root by `view`.
    func popToRoot(thenPush view: any ViewController) {
        stack.popToRoot(thenPush: view)
    }

    /// Presents `view` as a sheet; `onGone` is called once the user or this router has closed or replaced it.
    func present(_ view: any ViewController, onGone: @escaping () -> Void) {
        guard let window = stack.window else { return onGone() }
        let replaced = sheet
        sheet = Tracked(view: view, onGone: onGone)
        window.present(view, delegate: self)
        replaced?.onGone()
    }

    /// Closes `view`, if it is the sheet.
    func dismiss(_ view: any ViewController) {
        if sheet?.view === view { dismissSheet() }
    }

    /// Closes the sheet that this router presented, if it is open.
    func dismissSheet() {
        let gone = sheet
        sheet = nil
        gone?.view?.dismiss()
        gone?.onGone()
    }

    /// Sets whether the stack's window, if it has one, takes no action.
    func setBusy(_ isBusy: Bool) {
        stack.window?.isBusy = isBusy
    }

    /// Presents `alert` in the stack's window, if it has one, after what its screens have yet to show: their alerts are
    /// older, but wait for the end of the turn.
    func present(_ alert: Alert) {
        stack.window?.updateIfNeeded()
        stack.window?.present(alert)
    }

    /// Shows `notice` in the stack's window, if it has one, after what its screens have yet to show, as `present`.
    func show(notice: String) {
        stack.window?.updateIfNeeded()
        stack.window?.show(notice: notice)
    }
}

extension StackRouter: NavigationStackDelegate {
    func navigationStack(_ stack: NavigationStack, didShow controller: any ViewController) {
        let present = stack.viewControllers
        let gone = pushed.filter { screen in !present.contains { $0 === screen.view } }
        pushed.removeAll { screen in !present.contains { $0 === screen.view } }
        for screen in gone.reversed() { screen.onGone() }
    }
}

extension StackRouter: PresentationDelegate {
    func presentationDidDismiss(_ controller: any ViewController) {
        guard let gone = sheet, gone.view === controller else { return }
        sheet = nil
        gone.onGone()
    }
}
