import Headless
import Screens
import Shared

/// What a view says once: an alert, which waits for its answer, or a notice, which goes by itself.
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
