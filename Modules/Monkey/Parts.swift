/// The objects of an app's own module: its view controllers, and the presenters, interactors, routers, view models,
/// bindings and coordinators behind them.
struct Parts {
    private enum Kind {
        case part, container, other
    }

    private let module: String
    /// The kinds of the types seen so far, because the name of a type takes long to make.
    private var kinds: [ObjectIdentifier: Kind] = [:]

    /// The parts of the module that `application` belongs to.
    init(of application: AnyObject) {
        module = Self.module(of: type(of: application))
    }

    /// Returns the parts that stored properties lead to from `root`, itself included, through other parts and through
    /// collections of them. What a closure captures cannot be seen.
    mutating func reachable(from root: AnyObject) -> [AnyObject] {
        var found: [ObjectIdentifier: AnyObject] = [:]
        var rest: [Any] = [root]
        while let value = rest.popLast() {
            switch kind(of: value) {
            case .part:
                let object = value as AnyObject
                guard found.updateValue(object, forKey: ObjectIdentifier(object)) == nil else { continue }
            case .container: break
            case .other: continue
            }
            for child in Mirror(reflecting: value).children { rest.append(child.value) }
        }
        return Array(found.values)
    }

    private mutating func kind(of value: Any) -> Kind {
        let type = type(of: value)
        if let kind = kinds[ObjectIdentifier(type)] { return kind }
        let home = Self.module(of: type)
        let kind = home == "Swift" ? Kind.container : home == module && type is AnyClass ? .part : .other
        kinds[ObjectIdentifier(type)] = kind
        return kind
    }

    private static func module(of type: Any.Type) -> String {
        String(String(reflecting: type).prefix { $0 != "." })
    }
}
