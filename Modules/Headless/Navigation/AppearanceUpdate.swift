/// Keeps one page visible at a time and sends lifecycle events in pairs, in the order of a UIKit push or pop.
final class AppearanceUpdate {
    private(set) var visible: Page?
    private var removed: [Page] = []
    private var isRunning = false

    /// Makes the page that `top` returns the visible one, then releases the pages that left.
    ///
    /// A view controller may navigate in a lifecycle method: the current change then ends first.
    func run(removing pages: [Page], top: () -> Page?) {
        removed += pages
        guard !isRunning else { return }
        isRunning = true
        while visible !== top() { show(top()) }
        isRunning = false
        let left = removed
        removed = []
        for page in left { page.didLeave() }
    }

    private func show(_ new: Page?) {
        let old = visible
        new?.prepareToAppear()
        old?.controller.viewWillDisappear()
        new?.controller.viewWillAppear()
        visible = new
        old?.controller.viewDidDisappear()
        new?.controller.viewDidAppear()
        new?.didShow()
    }
}
