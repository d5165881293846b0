/// A change of stored data that a user can leave before it is written.
package enum StoredChange: CaseIterable, Sendable {
    case title, deletion, picture, like, unlike
}
