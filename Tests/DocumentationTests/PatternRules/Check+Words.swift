import Counting

extension Check {
    private static let wordings: Set = ["AlertContent", "NoticeText", "QuestionContent", "RowText", "StatusText"]

    /// A use of a type that words what a screen shows, or of a reason's own words.
    static let words = Check { file in
        let types = references { wordings.contains($0.name) }.findings(file)
        let reported = Set(Sources.reportedTypes.map(\.name))
        let declarations = Sources.files(in: "Modules/Shared").flatMap(\.types).filter { reported.contains($0.name) }
        let members = Set(declarations.flatMap(\.texts).filter(\.isComputed).map(\.name))
        return types + references { members.contains($0.name) }.findings(file)
    }

    /// A text or a wording among what an interactor reports: in the type of any parameter, or stored by a type of
    /// Shared that it names. A list of texts and the email of a new account are data.
    static let reportedTexts = Check { file in
        file.outcomes.flatMap { outcome in
            let wording = outcome.parameters.filter { $0.label != "email" && $0.type != "[String]" }
            let named = wording.flatMap { Sources.typeNames($0.type) }
            let texts = Set(named).intersection(wordings.union(["String"])).sorted()
            let types = Sources.sharedTypes(in: outcome.parameters.map(\.type)).filter { type in
                type.texts.contains { !$0.isComputed }
            }
            return (texts + types.map(\.name)).map { "line \(outcome.lines.lowerBound): \($0)" }
        }
    }

    /// A text or a wording in what an interactor's output for a failure names: its parameters' types and the types of
    /// VIPER within them.
    static let failureTexts = Check { file in
        file.outcomes.filter { $0.name.hasPrefix("didFail") }.flatMap { outcome in
            file.namesWithin(outcome.parameters.map(\.type)).intersection(wordings.union(["String"])).sorted()
                .map { "line \(outcome.lines.lowerBound): \($0)" }
        }
    }
}

extension Sources {
    /// The types of Shared that VIPER's interactors report, directly or within one another.
    static let reportedTypes = sharedTypes(
        in: files(in: "Modules/VIPER").flatMap(\.outcomes).flatMap(\.parameters).map(\.type)
    )

    /// The types of Shared that `types` name, and those that these store; `ExactText` identifies and says nothing.
    static func sharedTypes(in types: [String]) -> [TypeDeclaration] {
        var found: [TypeDeclaration] = []
        var names = types.flatMap(qualifiedNames)
        while let name = names.popLast() {
            guard let type = sharedTypesByName[name], !found.contains(type) else { continue }
            found.append(type)
            let stored = type.properties.filter { !$0.isComputed }.compactMap(\.type).flatMap(qualifiedNames)
            names += stored + stored.map { "\(type.name).\($0)" }
        }
        return found
    }

    private static let sharedTypesByName = Dictionary(
        files(in: "Modules/Shared").flatMap(\.types).filter { $0.kind != .extension && $0.name != "ExactText" }.map {
            ($0.name, $0)
        }
    ) { first, _ in first }

    private static func qualifiedNames(_ type: String) -> [String] {
        type.matches(of: /[\w.]+/).map { String($0.output) }
    }
}

extension SourceFile {
    /// The methods of the file's interactor outputs.
    fileprivate var outcomes: [FunctionDeclaration] {
        types.filter { $0.name.hasSuffix("InteractorOutput") }.flatMap(\.functions)
    }

    /// The names in `types`, and those in the declarations of VIPER and of the file that these lead to.
    fileprivate func namesWithin(_ types: [String]) -> Set<String> {
        let declared = (self.types + Sources.files(in: "Modules/VIPER").flatMap(\.types))
            .filter { $0.kind != .extension }
        var names: Set<String> = []
        var new = Set(types.flatMap(Sources.typeNames))
        while !new.isEmpty {
            names.formUnion(new)
            new = Set(declared.filter { new.contains($0.simpleName) }.flatMap(\.references).map(\.name))
                .subtracting(names)
        }
        return names
    }
}

extension TypeDeclaration {
    /// The texts among an instance's properties.
    fileprivate var texts: [PropertyDeclaration] {
        properties.filter { !$0.modifiers.contains("static") && ["String", "String?"].contains($0.type) }
    }
}
