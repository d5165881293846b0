import Headless
import Screens
import Shared

/// The event of a view model that has its view show an alert or a notice.
nonisolated enum Announcement: Equatable {
    case alert(AlertContent)
    case notice(String)
}

extension ViewController {
    func announce(_ announcement: Announcement) {
        switch announcement {
        case .alert(let content): present(Alert(content))
        case .notice(let text): show(notice: text)
        }
    }
}
