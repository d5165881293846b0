import Counting
import Foundation
import Shared
import Tracing

/// The declarations of a clone's functions, each with its file and its line, quoted.
package struct AtlasSources: Sendable {
    struct Place: Hashable, Sendable {
        let file: String
        let line: String

        static let unknown = Place(file: "", line: "")
    }

    private struct Key: Hashable {
        let module: String
        let type: String
        let name: String
    }

    /// The types by which a part of the app reaches the device.
    private static let deviceTypes = ["NavigationStack", "Window", "ViewController"]
    private static let sharedModules = ["Shared", "Headless", "Screens"]

    private var places: [Key: Place] = [:]
    /// The places by module and name, whatever the type.
    private var namesakes: [Key: Set<Place>] = [:]

    /// Reads the targets of patterns, and those that they share, in the clone at `root`.
    package init(patterns modules: [String], in root: URL) throws(SourceTreeError) {
        for module in modules + Self.sharedModules {
            for file in try SourceTree(root).files(below: "Modules/\(module)") { read(file, in: module, root) }
        }
    }

    /// Returns the declaration of what a call enters; for a closure, that of its function.
    func place(of call: Call, in module: String) -> Place {
        let name = call.name.hasPrefix("{ ") ? String(call.name.dropFirst(2).dropLast(2)) : call.name
        let types = [call.to] + (call.to == "Device" ? Self.deviceTypes : [])
        for module in [module] + Self.sharedModules {
            for type in types {
                if let place = places[Key(module: module, type: type, name: name)] { return place }
            }
        }
        let others = ([module] + Self.sharedModules).compactMap { namesakes[Key(module: $0, type: "", name: name)] }
        return others.first { $0.count == 1 }?.first ?? .unknown
    }

    private mutating func read(_ file: SourceFile, in module: String, _ root: URL) {
        let path = "Modules/\(module)/\(file.path)"
        let text = (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        func place(_ line: Int) -> Place {
            let declaration = lines.dropFirst(line - 1).first { !$0.trimmed.hasPrefix("@") || $0.contains(" func ") }
            return Place(file: path, line: declaration?.trimmed ?? "")
        }
        for type in file.types {
            for function in type.functions {
                add(place(function.lines.lowerBound), module, type.name, function.fullName)
            }
            for property in type.properties { add(place(property.line), module, type.name, property.name) }
        }
    }

    private mutating func add(_ place: Place, _ module: String, _ type: String, _ name: String) {
        let key = Key(module: module, type: type, name: name)
        places[key] = places[key] ?? place
        namesakes[Key(module: module, type: "", name: name), default: []].insert(place)
    }
}

extension FunctionDeclaration {
    /// The name with the labels of its parameters, as a trace writes it.
    fileprivate var fullName: String { "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))" }
}
