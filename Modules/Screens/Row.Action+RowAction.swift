import Headless
import Shared

extension Row.Action {
    package static let like = Row.Action(.like)
    package static let unlike = Row.Action(.unlike)
    package static let delete = Row.Action(.delete)

    /// Creates the device's action: “Delete” shows after a swipe, the others on the row.
    package init(_ action: RowAction) {
        switch action {
        case .like, .unlike: self.init(action.label)
        case .delete: self.init(action.label, role: .destructive, isSwipeAction: true)
        }
    }
}
