/// The objects of a module that are reachable from given roots at one moment, each held weakly.
package struct Census {
    private struct Entry {
        weak var object: AnyObject?
        let name: String
    }

    private let entries: [Entry]

    /// Collects the objects of `module` that stored properties lead to from `roots`. Closures cannot be inspected.
    package init(of module: String, from roots: [AnyObject]) {
        var walk = Walk(module: module)
        for root in roots { walk.visit(root) }
        entries = walk.found.map { Entry(object: $0, name: Walk.name(of: type(of: $0))) }
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
}

/// A walk along stored properties, through the objects of the module and those of the device.
private struct Walk {
    let module: String
    private(set) var found: [AnyObject] = []
    private var visited: Set<ObjectIdentifier> = []

    init(module: String) {
        self.module = module
    }

    static func name(of type: Any.Type) -> String {
        String(String(describing: type).prefix { $0 != "<" })
    }

    mutating func visit(_ value: Any) {
        let mirror = Mirror(reflecting: value)
        let home = String(reflecting: mirror.subjectType).prefix { $0 != "." }
        guard ["Swift", "Headless", module].contains(String(home)) || mirror.displayStyle == .tuple else { return }
        if mirror.displayStyle == .class {
            let object = value as AnyObject
            guard visited.insert(ObjectIdentifier(object)).inserted else { return }
            if home == module { found.append(object) }
        }
        for child in mirror.children { visit(child.value) }
    }
}
