import SwiftReader

/// What the code of a file of a pattern is for, by the file's name.
package nonisolated enum Role: String, CaseIterable, CodingKeyRepresentable, Encodable, Sendable {
    /// A view controller or an app delegate.
    case view
    /// A presenter or a view model.
    case presenter
    case interactor
    /// A router or a coordinator.
    case router
    case assembly
    /// The protocols between the parts of a screen, and what these hand over.
    case contract
    case other

    private static let suffixes: [(suffix: String, role: Self)] = [
        ("ViewController", .view), ("AppDelegate", .view), ("Presenter", .presenter), ("ViewModel", .presenter),
        ("Interactor", .interactor), ("Router", .router), ("Coordinator", .router), ("Assembly", .assembly),
        ("Contract", .contract),
    ]

    /// Finds the role of a file, such as `Login/LoginViewModel+State.swift`.
    init(of file: SourceFile) {
        let name = file.path.split(separator: "/").last?.prefix { !"+.".contains($0) } ?? ""
        self = Self.suffixes.first { name.hasSuffix($0.suffix) }?.role ?? .other
    }
}
