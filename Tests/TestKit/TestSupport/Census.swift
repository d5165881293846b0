import Headless
import TestTools

/// The objects of a module that are reachable from given roots at one moment, each held weakly.
package struct Census {
    private struct Entry {
        weak var object: AnyObject?
        let name: String
    }

    private let entries: [Entry]

    /// Collects the objects of `module` that stored properties lead to from `roots`, or from the view controllers of a
    /// window among them.
    package init(of module: String, from roots: [AnyObject]) {
        let roots = roots.flatMap { ($0 as? Window)?.viewControllers.map { $0 as AnyObject } ?? [$0] }
        let parts = Parts(of: module).reachable(from: roots)
        entries = parts.map { Entry(object: $0, name: Self.name(of: type(of: $0))) }
    }

    private init(entries: [Entry]) {
        self.entries = entries
    }

    /// The names of the types of all objects counted, sorted.
    package var names: [String] { entries.map(\.name).sorted() }

    /// The names of the types of the objects that still exist, sorted.
    package var alive: [String] { entries.filter { $0.object != nil }.map(\.name).sorted() }

    /// Returns the objects that are not in an `earlier` census.
    package func newcomers(since earlier: Census) -> Census {
        Census(entries: entries.filter { entry in !earlier.entries.contains { $0.object === entry.object } })
    }

    /// Returns the name without generic arguments.
    private static func name(of type: Any.Type) -> String {
        String(String(describing: type).prefix { $0 != "<" })
    }
}
