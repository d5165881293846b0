import Foundation

/// A user with an account, without password and hash.
package struct User: Equatable, Identifiable, Sendable {
    package let id: Int
    package let firstName: String
    package let lastName: String
    package let email: String
    package let phone: String

    package init(id: Int, firstName: String, lastName: String, email: String, phone: String) {
        self.id = id
        self.firstName = firstName
        self.lastName = lastName
        self.email = email
        self.phone = phone
    }

    /// The text to sort by: last and first name, separated by the character that sorts first.
    private var sortKey: String { "\(lastName)\t\(firstName)" }

    /// Returns whether the user is listed before `other`: by last name, first name and id, in the order of English on
    /// every machine. Accents and letter case count only if the letters are equal.
    func precedes(_ other: User) -> Bool {
        let order = sortKey.compare(other.sortKey, locale: Locale(identifier: "en"))
        return (order.rawValue, id) < (0, other.id)
    }
}
