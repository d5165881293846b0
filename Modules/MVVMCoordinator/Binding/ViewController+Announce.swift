import Headless
import Screens

extension ViewController {
    func announce(_ announcement: Announcement) {
        switch announcement {
        case .alert(let content): present(Alert(content))
        case .notice(let text): show(notice: text)
        }
    }
}
