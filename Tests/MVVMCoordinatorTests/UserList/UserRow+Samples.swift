import TestSupport

@testable import MVVMCoordinator

extension UserRow {
    static let ada = UserRow(.ada)
    static let grace = UserRow(.grace)
}
