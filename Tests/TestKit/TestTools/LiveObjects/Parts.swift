/// The objects of an app's own module: its view controllers, and the presenters, interactors, routers, view models,
/// bindings and coordinators behind them.
@MainActor package final class Parts {
    private enum Kind {
        case part, container, other
    }

    /// The instances by class of application, cached because reflection is slow.
    private static var all: [ObjectIdentifier: Parts] = [:]

    private let module: String
    private var kinds: [ObjectIdentifier: Kind] = [:]
    /// The positions of the stored properties that may lead to parts, by class.
    private var leads: [ObjectIdentifier: [Int]] = [:]

    /// Returns the parts of the module that `application` belongs to.
    package static func of(_ application: AnyObject) -> Parts {
        let type: AnyClass = type(of: application)
        if let parts = all[ObjectIdentifier(type)] { return parts }
        let parts = Parts(of: module(of: type))
        all[ObjectIdentifier(type)] = parts
        return parts
    }

    /// Creates a reader of the objects of `module`.
    package init(of module: String) {
        self.module = module
    }

    /// Returns the parts that stored properties lead to from `roots`, each once.
    package func reachable(from roots: [AnyObject]) -> [AnyObject] {
        var seen: Set<ObjectIdentifier> = []
        return roots.flatMap { reachable(from: $0, &seen) }
    }

    /// Returns the parts that stored properties lead to from `root`, itself included, through other parts and through
    /// optionals, enums and collections. Skips those in `seen`, and inserts the others. Captures of closures are not
    /// visible.
    package func reachable(from root: AnyObject, _ seen: inout Set<ObjectIdentifier>) -> [AnyObject] {
        var found: [AnyObject] = []
        var rest: [Any] = [root]
        while let value = rest.popLast() {
            switch kind(of: value) {
            case .part:
                let object = value as AnyObject
                guard seen.insert(ObjectIdentifier(object)).inserted else { continue }
                found.append(object)
                rest += properties(of: object)
            case .container:
                rest += (value as? any Container)?.contents ?? Mirror(reflecting: value).children.map(\.value)
            case .other: break
            }
        }
        return found
    }

    /// Returns the parts that the stored properties of `part` refer to, weakly or not, with the properties' names.
    package func references(of part: AnyObject) -> [(name: String, target: AnyObject)] {
        Mirror(reflecting: part).children.flatMap { property in
            // The macro of `Observation` stores a property under its name after an underscore.
            let name = String((property.label ?? "").drop { $0 == "_" })
            return parts(in: property.value).map { (name, $0) }
        }
    }

    /// Returns the parts in a value, not those that they refer to.
    private func parts(in value: Any) -> [AnyObject] {
        switch kind(of: value) {
        case .part: [value as AnyObject]
        case .container:
            ((value as? any Container)?.contents ?? Mirror(reflecting: value).children.map(\.value)).flatMap(parts)
        case .other: []
        }
    }

    /// Returns the values of the stored properties that may lead to parts; skips properties whose first value led
    /// nowhere.
    private func properties(of object: AnyObject) -> [Any] {
        let children = Mirror(reflecting: object).children
        let type = ObjectIdentifier(type(of: object))
        if let leads = leads[type] {
            return leads.map { children[children.index(children.startIndex, offsetBy: $0)].value }
        }
        let leading = children.enumerated().filter { kind(of: $0.element.value) != .other }
        leads[type] = leading.map(\.offset)
        return leading.map(\.element.value)
    }

    private func kind(of value: Any) -> Kind {
        let type = type(of: value)
        if let kind = kinds[ObjectIdentifier(type)] { return kind }
        let isOwn = Self.module(of: type) == module
        let isPart = isOwn && type is AnyClass
        let isContainer = type is any Container.Type || isOwn && Mirror(reflecting: value).displayStyle == .enum
        let kind = isPart ? Kind.part : isContainer ? .container : .other
        kinds[ObjectIdentifier(type)] = kind
        return kind
    }

    private static func module(of type: Any.Type) -> String {
        String(String(reflecting: type).prefix { $0 != "." })
    }
}

/// A value that contains others.
@MainActor private protocol Container {
    var contents: [Any] { get }
}

extension Optional: Container {
    var contents: [Any] { map { [$0] } ?? [] }
}

extension Array: Container {
    var contents: [Any] { self }
}

extension Set: Container {
    var contents: [Any] { Array(self) }
}

extension Dictionary: Container {
    var contents: [Any] { Array(values) }
}
