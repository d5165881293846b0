import Headless
import LiveObjects
import Screens

/// The view controllers that were in a window, and the screens and parts that have to be freed with them.
final class Lifetimes {
    /// An object, held weakly. A class, because copies of weak references cost more than all else here.
    private final class Entry {
        weak var object: AnyObject?
        /// Says why the object has to be gone.
        let reason: String
        /// The class of an object that is a part.
        let type: AnyClass?

        init(_ object: AnyObject, _ reason: String, _ type: AnyClass? = nil) {
            self.object = object
            self.reason = reason
            self.type = type
        }

        /// What to say if the object is still in memory when it has to be gone.
        var message: String { "\(reason), but \(type.map { "its \($0) " } ?? "")is still in memory." }
    }

    /// Objects that have to be gone once all of some view controllers have left the window.
    private struct Bond {
        let controllers: [Entry]
        let objects: [Entry]
    }

    private weak var application: (any Application)?
    private var parts: Parts?
    /// The parts that an app is made with.
    private var own: [Entry] = []
    /// The view controllers in the window.
    private var present: [Entry] = []
    private var bonds: [Bond] = []
    /// The parts that have a bond or are the app's own.
    private var known: [ObjectIdentifier: Entry] = [:]
    /// Those that have to be gone and were not seen freed.
    private var gone: [Entry] = []

    /// Called when an app is made, before it starts. An earlier one has to be gone by then.
    func begin(_ application: any Application) {
        gone += own
        self.application = application
        parts = Parts.of(application)
        var seen: Set<ObjectIdentifier> = []
        own = newParts(from: application, &seen, reason: "The app has ended")
    }

    /// Returns a sentence about an object that has to be gone and is still in memory. The buttons of an alert may retain
    /// one.
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

    /// Bonds each view controller that has come into the window to itself, its screen and the parts behind it; and all of
    /// them together to the parts that are new besides, such as coordinators.
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

    /// Returns an entry for each part that `root` leads to, except those that are known or `seen`.
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
