import Counting

/// Finds something in the declarations of a file; each finding names its line.
struct Check: Sendable {
    let findings: @Sendable (SourceFile) -> [String]
}

extension Check {
    /// An import of one of `modules`.
    static func imports(_ modules: String...) -> Check {
        Check { file in file.imports.filter(modules.contains).map { "imports \($0)" } }
    }

    static func names(_ names: String...) -> Check { references { names.contains($0.name) } }

    /// One of `names`, which are read from the sources when a file is first checked.
    static func names(of names: @autoclosure @escaping @Sendable () -> Set<String>) -> Check {
        Check { file in
            let names = names()
            return references { names.contains($0.name) }.findings(file)
        }
    }

    /// A name, with a capital, that ends in one of `suffixes`.
    static func names(ending suffixes: String...) -> Check {
        references { reference in reference.isType && suffixes.contains(where: reference.name.hasSuffix) }
    }

    /// A type that ends in one of `suffixes` and is not declared in the file itself.
    static func foreignTypes(ending suffixes: [String], besides allowed: String) -> Check {
        Check { file in
            let own = [allowed, file.mainType] + file.types.filter { $0.kind != .extension }.map(\.name)
            return references { reference in
                reference.isType && !own.contains(reference.name) && suffixes.contains(where: reference.name.hasSuffix)
            }.findings(file)
        }
    }

    /// A call of an initializer of a type that ends in one of `suffixes`, but not in `allowed`.
    static func constructions(ending suffixes: String..., besides allowed: String? = nil) -> Check {
        references { reference in
            let type = reference.name == "init" ? reference.base ?? "" : reference.isCalled ? reference.name : ""
            guard type.first?.isUppercase == true, !(allowed.map(type.hasSuffix) ?? false) else { return false }
            return suffixes.contains(where: type.hasSuffix)
        }
    }

    /// A call of one of `methods`.
    static func calls(_ methods: String...) -> Check {
        references { methods.contains($0.name) && $0.isCalled }
    }

    /// A member of one of `objects`, unless `isAllowed`.
    static func members(of objects: String..., unless isAllowed: @escaping @Sendable (String) -> Bool = { _ in false })
        -> Check
    {
        references { reference in
            reference.base.map(objects.contains) == true && !isAllowed(reference.name)
        }
    }

    static func references(_ isForbidden: @escaping @Sendable (Reference) -> Bool) -> Check {
        Check { file in file.references.filter(isForbidden).map { "line \($0.line): \($0.name)" } }
    }
}

extension Check {
    /// A stored reference, not `weak`, to a type that ends in one of `suffixes`.
    static func strong(_ suffixes: String...) -> Check {
        stored { !$0.isWeak && $0.hasType(ending: suffixes) }
    }

    /// A `weak` or `unowned` reference to a type that ends in one of `suffixes`.
    static func notStrong(_ suffixes: String...) -> Check {
        stored { ($0.isWeak || $0.isUnowned) && $0.hasType(ending: suffixes) }
    }

    /// A property that is stored in a type or a file.
    static func stored(_ isForbidden: @escaping @Sendable (PropertyDeclaration) -> Bool) -> Check {
        Check { file in
            (file.properties + file.types.flatMap(\.properties)).filter { !$0.isComputed && isForbidden($0) }
                .map { "line \($0.line): \($0.name)" }
        }
    }

    /// A declared type or extension.
    static func types(_ isForbidden: @escaping @Sendable (TypeDeclaration) -> Bool) -> Check {
        Check { file in file.types.filter(isForbidden).map { "line \($0.lines.lowerBound): \($0.name)" } }
    }

    /// A property of a type that `isMember`.
    static func properties(
        in isMember: @escaping @Sendable (TypeDeclaration) -> Bool,
        _ isForbidden: @escaping @Sendable (PropertyDeclaration) -> Bool
    ) -> Check {
        Check { file in
            file.types.filter(isMember).flatMap(\.properties).filter(isForbidden).map { "line \($0.line): \($0.name)" }
        }
    }

    /// A method of a type that `isMember`.
    static func methods(
        in isMember: @escaping @Sendable (TypeDeclaration) -> Bool = { _ in true },
        _ isForbidden: @escaping @Sendable (FunctionDeclaration) -> Bool
    ) -> Check {
        Check { file in
            file.types.filter(isMember).flatMap(\.functions).filter(isForbidden)
                .map { "line \($0.lines.lowerBound): \($0.name)" }
        }
    }

    /// A requirement of a protocol that gives its caller a value, or lets it wait.
    static let answers = Check { file in
        file.types.filter { $0.kind == .protocol }.flatMap { type in
            type.properties.map { "line \($0.line): \($0.name)" }
                + type.functions.filter { $0.result != nil || !$0.effects.isEmpty }
                .map { "line \($0.lines.lowerBound): \($0.name)" }
        }
    }
}

extension Check {
    /// A choice by a condition: `if`, `guard`, `while` or `? :`.
    static let conditions = Check { file in file.conditions.map { "line \($0): a condition" } }

    static let device = imports("Headless", "Screens")
    static let services = services(besides: [])
    static let entities = names(of: Sources.storedEntities)
    static let work = names("Work", "async", "await")

    static func services(besides allowed: [String]) -> Check {
        names(of: Sources.serviceProtocols.union(Sources.serviceTypes).union(["Services"]).subtracting(allowed))
    }
}

extension Reference {
    var isType: Bool { name.first?.isUppercase == true }
}

extension String {
    /// Whether it is a name of something that happens: `didTapSave`, `viewDidLoad`.
    var isEvent: Bool { contains(/^(did|viewDid|viewWill)[A-Z]/) }
}

extension PropertyDeclaration {
    var isClosure: Bool { type?.contains("->") == true }

    /// Whether its type, or what a closure returns, names a type that ends in one of `suffixes`.
    func hasType(ending suffixes: [String]) -> Bool {
        let held = type?.split(separator: "->").last ?? ""
        return Sources.typeNames(String(held)).contains { name in suffixes.contains(where: name.hasSuffix) }
    }
}

extension SourceFile {
    /// The type that the file is named after.
    var mainType: String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.prefix { $0 != "." && $0 != "+" })
    }
}
