/// A stack of view controllers, of which the topmost is visible. It retains them; the root cannot be popped.
///
/// View controllers may be pushed before the stack is in a window; the first one pushed on an empty stack is its root.
/// After the window has replaced the stack, it is empty and stays so.
package final class NavigationStack {
    /// The window that shows the stack, in a tab or by itself; after a replacement, until its pages have left.
    package internal(set) weak var window: Window?
    /// Hears what the stack shows.
    package weak var delegate: (any NavigationStackDelegate)?
    private var pages: [Page] = []
    private var isReplaced = false

    /// Creates an empty stack.
    package init() {}

    package init(root: any ViewController) {
        pages = [Page(root, in: self)]
    }

    /// The view controllers, the root first.
    package var viewControllers: [any ViewController] { pages.map(\.controller) }

    package func push(_ controller: any ViewController) {
        guard !isReplaced else { return }
        replacePages(with: pages + [Page(controller, in: self)])
    }

    /// Closes the topmost view controller, unless it is the root.
    package func pop() {
        replacePages(with: pages.prefix(max(1, pages.count - 1)))
    }

    /// Closes `controller` and those above it, unless it is the root or not in this stack.
    package func pop(_ controller: any ViewController) {
        guard let index = pages.dropFirst().firstIndex(where: { $0.controller === controller }) else { return }
        replacePages(with: pages[..<index])
    }

    /// Closes everything above the root and pushes `controller`, if one is given, in a single transition.
    package func popToRoot(thenPush controller: (any ViewController)? = nil) {
        guard !isReplaced else { return }
        replacePages(with: pages.prefix(1) + (controller.map { [Page($0, in: self)] } ?? []))
    }

    var top: Page? { pages.last }

    /// Called when the window shows another root; returns the pages that left, the topmost first.
    func removeAll() -> [Page] {
        isReplaced = true
        defer { pages = [] }
        return pages.reversed()
    }

    /// Called for each page that left the stack.
    func pageDidLeave() {
        if isReplaced { window = nil }
    }

    private func replacePages(with new: some Sequence<Page>) {
        let old = pages
        pages = Array(new)
        let removed = old.reversed().filter { page in !pages.contains { $0 === page } }
        guard let window else { return removed.forEach { $0.didLeave() } }
        window.update(removing: removed)
    }
}
