import Counting
import Foundation

/// The modules of this project as their declarations.
enum Sources {
    static let modules = Repository.swiftFiles(below: "Modules").compactMap { path in
        (try? Repository.text(path)).map { SourceFile(path: path, text: $0) }
    }

    /// Reads the modules once, which takes about a second. Tests await it, so that they block no thread meanwhile.
    static let reading = Task { _ = modules }

    static func files(in folder: String) -> [SourceFile] {
        modules.filter { $0.path.hasPrefix(folder + "/") }
    }

    /// The protocols of the services.
    static let serviceProtocols = names(in: "Modules/Shared/Services") { $0.kind == .protocol }

    /// The types that conform to one of those protocols.
    static let serviceTypes = names(in: "Modules/Shared/Services") {
        $0.kind != .protocol && !serviceProtocols.isDisjoint(with: $0.inherited)
    }

    /// The entities that a method of a service takes or returns: what is stored, read or received.
    static let storedEntities: Set<String> = {
        let methods = files(in: "Modules/Shared/Services").flatMap(\.types)
            .filter { serviceProtocols.contains($0.name) && $0.kind == .protocol }.flatMap(\.functions)
        let types = methods.flatMap { $0.parameters.map(\.type) + [$0.result].compactMap(\.self) }
        return names(in: "Modules/Shared/Entities") { $0.kind != .extension }.intersection(types.flatMap(typeNames))
    }()

    /// The names that a type consists of.
    static func typeNames(_ type: String) -> [String] {
        type.matches(of: /\w+/).map { String($0.output) }
    }

    private static func names(in folder: String, where isWanted: (TypeDeclaration) -> Bool) -> Set<String> {
        Set(files(in: folder).flatMap(\.types).filter(isWanted).map(\.name))
    }
}
