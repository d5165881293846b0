import TestSupport

@testable import MVVMCoordinator

extension UserRowViewModel {
    nonisolated static let ada = UserRowViewModel(.ada)
    nonisolated static let grace = UserRowViewModel(.grace)
}
