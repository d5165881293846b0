import Counting
import Foundation
import Headless
import Shared
import Tracing

/// The functions of a clone, each with its file and its code, quoted.
package struct AtlasSources: Sendable {
    struct Place: Hashable, Sendable {
        let file: String
        let code: String

        static let unknown = Place(file: "", code: "")
    }

    private struct Key: Hashable {
        let module: String
        let type: String
        let name: String
    }

    /// The types by which a part of the app reaches the device; a pattern may extend them for its views.
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

    /// Returns the declaration of what a call enters; for a closure, its lines.
    func place(of call: Call, in module: String) -> Place {
        let place = declaration(of: call, in: module)
        guard let closure = call.closure, let lines = Closures(in: place.code).lines[closure] else { return place }
        let all = place.code.split(separator: "\n", omittingEmptySubsequences: false)
        return Place(file: place.file, code: all[(lines.lowerBound - 1)..<lines.upperBound].outdented)
    }

    private func declaration(of call: Call, in module: String) -> Place {
        let name = call.name.hasPrefix("{ ") ? String(call.name.dropFirst(2).dropLast(2)) : call.name
        let types = [call.to] + Self.deviceTypes
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
        for type in file.types {
            for function in type.functions {
                let code = lines.prefix(function.lines.upperBound).dropFirst(function.lines.lowerBound - 1)
                add(Place(file: path, code: code.outdented), module, type.name, function.fullName)
            }
            for property in type.properties {
                let code = lines.dropFirst(property.line - 1).firstDeclaration
                add(Place(file: path, code: code.outdented), module, type.name, property.name)
            }
        }
    }

    private mutating func add(_ place: Place, _ module: String, _ type: String, _ name: String) {
        let key = Key(module: module, type: type, name: name)
        places[key] = places[key] ?? place
        namesakes[Key(module: module, type: "", name: name), default: []].insert(place)
    }
}

extension ArraySlice<Substring> {
    /// The first line, and those up to the brace that closes the one at its end.
    fileprivate var firstDeclaration: Self {
        guard let first, first.hasSuffix("{") else { return prefix(1) }
        let end = first.prefix { $0 == " " } + "}"
        return prefix((firstIndex { $0 == end } ?? startIndex) - startIndex + 1)
    }

    /// The lines without the indentation of the first, each without what could move or reverse others.
    fileprivate var outdented: String {
        let indentation = first?.prefix { $0 == " " }.count ?? 0
        return map { String($0.dropFirst(Swift.min(indentation, $0.prefix { $0 == " " }.count))).displayable }
            .joined(separator: "\n")
    }
}

extension FunctionDeclaration {
    /// The name with the labels of its parameters, as a trace writes it.
    fileprivate var fullName: String { "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))" }
}
