import Shared
import UIKit

/// The alerts of a view controller, shown one after the other: UIKit refuses to present a second one while one is up.
final class AlertQueue {
    private weak var owner: UIViewController?
    private var waiting: [AlertContent] = []

    init(of owner: UIViewController) {
        self.owner = owner
    }

    /// Shows `alert` as soon as the alerts before it are answered.
    func show(_ alert: AlertContent) {
        waiting.append(alert)
        showNext()
    }

    /// Presents the oldest alert that waits, if UIKit would present it now; `viewDidAppear` must call it, too.
    func showNext() {
        guard let owner, owner.viewIfLoaded?.window != nil, owner.presentedViewController == nil,
            let content = waiting.first
        else { return }
        waiting.removeFirst()
        let alert = UIAlertController(title: content.title, message: content.message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel) { [weak self] _ in self?.showNext() })
        owner.present(alert, animated: true)
    }
}
