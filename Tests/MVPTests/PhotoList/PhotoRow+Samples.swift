import Shared
import TestSupport

@testable import MVP

extension PhotoRow {
    /// The rows of the sample photos numbered `ids`.
    static func samples(_ ids: ClosedRange<Int>) -> [PhotoRow] {
        ids.map { PhotoRow(.sample($0)) }
    }
}
