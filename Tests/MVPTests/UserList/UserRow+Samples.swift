import TestSupport

@testable import MVP

extension UserRow {
    static let ada = UserRow(.ada)
    static let grace = UserRow(.grace)
}
