import Shared
import UIKit

/// The alerts of a view controller, shown one after the other: UIKit refuses to present a second one while one is up.
final class AlertQueue {
    private weak var owner: UIViewController?
    private var waiting: [AlertContent] = []
    /// Whether the owner has appeared and stays: set in `viewDidAppear`, cleared in `viewWillDisappear`. A view has a
    /// window during a push, too, but an alert would lie above the next screen.
    var isReady = false {
        didSet { showNext() }
    }

    init(of owner: UIViewController) {
        self.owner = owner
    }

    /// Shows `alert` as soon as the alerts before it are answered.
    func show(_ alert: AlertContent) {
        waiting.append(alert)
        showNext()
    }

    /// Presents the oldest alert that waits, if the owner is ready and presents nothing.
    func showNext() {
        guard let owner, isReady, owner.presentedViewController == nil, let content = waiting.first else { return }
        waiting.removeFirst()
        let alert = UIAlertController(title: content.title, message: content.message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel) { [weak self] _ in self?.showNext() })
        owner.present(alert, animated: true)
    }
}
