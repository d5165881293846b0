/// The objects of the patterns and of the device that can be reached from some others, held weakly.
struct ObjectGraph {
    private struct Entry {
        let type: String
        weak var object: AnyObject?
    }

    private static let modules: Set = ["Headless", "MVP", "VIPER", "MVVMCoordinator"]

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// All that can be reached from `roots` through stored properties, those behind weak references too.
    init(of roots: AnyObject...) {
        for root in roots { add(root) }
    }

    /// The types of those that still live, sorted.
    var living: [String] {
        entries.values.filter { $0.object != nil }.map(\.type).sorted()
    }

    /// The types of all, sorted, each as often as it was found.
    var types: [String] {
        entries.values.map(\.type).sorted()
    }

    /// Leaves out what `other` holds too.
    func subtracting(_ other: ObjectGraph) -> ObjectGraph {
        var rest = self
        rest.entries = entries.filter { other.entries[$0.key] == nil }
        return rest
    }

    private mutating func add(_ value: Any) {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .class {
            let object = value as AnyObject
            let type = String(reflecting: mirror.subjectType)
            guard Self.modules.contains(String(type.prefix { $0 != "." })) else { return }
            guard entries.updateValue(Entry(type: type, object: object), forKey: ObjectIdentifier(object)) == nil else {
                return
            }
        }
        var current: Mirror? = mirror
        while let level = current {
            for child in level.children { add(child.value) }
            current = level.superclassMirror
        }
    }
}
