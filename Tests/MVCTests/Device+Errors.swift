import Headless

extension Device {
    /// The errors of the screen's fields, from top to bottom; `nil` for a field without one.
    var errors: [String?] {
        (screen?.elements ?? []).compactMap { if case .field(let field) = $0 { field } else { nil } }.map(\.error)
    }
}
