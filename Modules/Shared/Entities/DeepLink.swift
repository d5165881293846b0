import Foundation

/// A destination in the app that a link can open.
package enum DeepLink: Equatable, Sendable {
    case users
    case favorites
    case photo(Int)
    /// The feed of the category with this title.
    case category(String)

    /// An example of each kind of link, for the help.
    package static let kinds = ["users", "favorites", "photos/12", "category/Flowers"]

    /// All links without a number.
    private static let named = ["users", "favorites"] + CatalogData.categories.map { "category/\($0.title)" }

    /// The accepted forms of a link, for messages.
    package static var forms: String {
        "users, favorites, photos/12, or category/ and one of "
            + CatalogData.categories.map(\.title).asAlternatives
    }

    /// Creates a link from `users`, `favorites`, `photos/12` or `category/Flowers`; returns `nil` for any other text.
    /// The category may be in any letter case, percent-encoded or not; the number has no leading zeros.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        switch (parts[0], parts.dropFirst().first) {
        case ("users", nil): self = .users
        case ("favorites", nil): self = .favorites
        case ("photos", let number?):
            guard let id = Int(number), id >= 0, "\(id)" == number else { return nil }
            self = .photo(id)
        case ("category", let name?):
            guard let title = Self.category(name) else { return nil }
            self = .category(title)
        default: return nil
        }
    }

    /// The link as text.
    package var text: String {
        switch self {
        case .users: "users"
        case .favorites: "favorites"
        case .photo(let id): "photos/\(id)"
        case .category(let title): "category/\(title)"
        }
    }

    /// Returns the link most similar to the invalid `text`; `nil` if none is similar.
    package static func suggestion(for text: String) -> String? {
        DeepLink(text.lowercased()) == nil ? NearMiss.suggestion(for: text, among: named) : text.lowercased()
    }

    private static func category(_ name: String) -> String? {
        let name = name.removingPercentEncoding?.lowercased()
        return CatalogData.categories.map(\.title).first { $0.lowercased() == name }
    }
}
