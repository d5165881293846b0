import Headless

/// Closes Photo.
final class PhotoRouter: PhotoRouting {
    weak var viewController: (any ViewController)?

    func close() {
        guard let viewController else { return }
        viewController.navigationStack?.pop(viewController)
    }
}
