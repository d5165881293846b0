import TestSupport

@testable import MVVMCoordinator

extension PhotoRowViewModel {
    /// Returns the rows of the sample photos numbered `ids`.
    nonisolated static func samples(_ ids: ClosedRange<Int>) -> [PhotoRowViewModel] {
        ids.map { PhotoRowViewModel(.sample($0)) }
    }
}
