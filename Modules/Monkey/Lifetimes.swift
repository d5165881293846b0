import Headless

/// The view controllers that were in a window, and their screens, all held weakly.
struct Lifetimes {
    /// A class, because copies of weak references cost more than all else here.
    private final class Entry {
        weak var controller: (any ViewController)?
        weak var screen: Screen?
        let title: String

        init(_ controller: any ViewController) {
            self.controller = controller
            screen = controller.screen
            title = controller.screen.title
        }
    }

    /// Those in the window.
    private var present: [Entry] = []
    /// Those that have left it and were not seen freed.
    private var gone: [Entry] = []

    /// Returns a sentence about a view controller or a screen that has left the window and is still in memory. The
    /// buttons of an alert may retain one.
    mutating func leak(_ controllers: [any ViewController], whileAlertIsUp isAlertUp: Bool) -> String? {
        update(controllers)
        guard !gone.isEmpty, !isAlertUp else { return nil }
        gone.removeAll { $0.controller == nil && $0.screen == nil }
        return gone.first.map { "“\($0.title)” has left the window, but is still in memory." }
    }

    private mutating func update(_ controllers: [any ViewController]) {
        guard !present.elementsEqual(controllers, by: { $0.controller === $1 }) else { return }
        gone += present.filter { entry in
            guard let controller = entry.controller else { return entry.screen != nil }
            return !controllers.contains { $0 === controller }
        }
        present = controllers.map(Entry.init)
    }
}
