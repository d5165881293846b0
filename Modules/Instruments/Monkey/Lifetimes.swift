import Headless
import Screens
import TestTools

/// The view controllers that were in a window, with the screens and parts that must be freed with them.
final class Lifetimes {
    /// A weakly held object. A class, because copying weak references would dominate the run time.
    private final class Entry {
        weak var object: AnyObject?
        /// The reason why the object must be freed.
        let reason: String
        /// The class if the object is a part; otherwise `nil`.
        let type: AnyClass?

        init(_ object: AnyObject, _ reason: String, _ type: AnyClass? = nil) {
            self.object = object
            self.reason = reason
            self.type = type
        }

        /// The message if the object is in memory when it must be freed.
        var message: String { "\(reason), but \(type.map { "its \($0) " } ?? "")is still in memory." }
    }

    /// Objects that must be freed once all of their view controllers have left the window.
    private struct Bond {
        let controllers: [Entry]
        let objects: [Entry]
    }

    private weak var application: (any Application)?
    private var parts: Parts?
    /// The parts of the app that exist before its start.
    private var own: [Entry] = []
    /// The view controllers in the window.
    private var present: [Entry] = []
    private var bonds: [Bond] = []
    /// The parts that have a bond or belong to the app.
    private var known: [ObjectIdentifier: Entry] = [:]
    /// The objects that must be freed and were still in memory at the last check.
    private var gone: [Entry] = []

    /// Starts to observe a new app, before its start. The previous app must be freed.
    func begin(_ application: any Application) {
        gone += own
        self.application = application
        parts = Parts.of(application)
        var seen: Set<ObjectIdentifier> = []
        own = newParts(from: application, &seen, reason: "The app has ended")
    }

    /// Returns a sentence about an object that must be freed but is still in memory. Ignores objects while an alert is
    /// up, because its buttons may retain them.
    func leak(_ controllers: [any ViewController], whileAlertIsUp isAlertUp: Bool) -> String? {
        update(controllers)
        guard !gone.isEmpty, !isAlertUp else { return nil }
        gone.removeAll { $0.object == nil }
        return gone.first?.message
    }

    private func update(_ controllers: [any ViewController]) {
        guard !present.elementsEqual(controllers, by: { $0.object === $1 }) else { return }
        let before = present
        present = controllers.map { controller in
            before.first { $0.object === controller }
                ?? Entry(controller, controller.departure)
        }
        bond(zip(controllers, present).filter { _, entry in !before.contains { $0 === entry } })
        bonds.removeAll { bond in
            if bond.controllers.contains(where: { entry in present.contains { $0 === entry } }) { return false }
            gone += bond.objects
            return true
        }
    }

    /// Notes what must be freed together: a new view controller with its screen and parts, and other new parts, such as
    /// coordinators, with all new view controllers.
    private func bond(_ arrivals: [(any ViewController, Entry)]) {
        for (controller, entry) in arrivals { known[ObjectIdentifier(controller)] = entry }
        var seen: Set<ObjectIdentifier> = []
        for (controller, entry) in arrivals {
            let screen = Entry(controller.screen, entry.reason)
            let parts = newParts(from: controller, &seen, reason: entry.reason)
            bonds.append(Bond(controllers: [entry], objects: [entry, screen] + parts))
        }
        guard let (_, first) = arrivals.first, let application else { return }
        let others = newParts(from: application, &seen, reason: first.reason)
        bonds.append(Bond(controllers: arrivals.map(\.1), objects: others))
    }

    /// Returns an entry for each part reachable from `root`, except known ones and those in `seen`.
    private func newParts(from root: AnyObject, _ seen: inout Set<ObjectIdentifier>, reason: String) -> [Entry] {
        let found = parts?.reachable(from: root, &seen) ?? []
        return found.filter { known[ObjectIdentifier($0)]?.object !== $0 }.map { part in
            let entry = Entry(part, reason, type(of: part))
            known[ObjectIdentifier(part)] = entry
            return entry
        }
    }
}

extension ViewController {
    fileprivate var departure: String { "“\(screen.title)” has left the window" }
}
