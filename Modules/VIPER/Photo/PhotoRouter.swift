import Headless

/// Closes Photo.
final class PhotoRouter: PhotoRouterInput {
    weak var viewController: (any ViewController)?

    func close() {
        guard let viewController else { return }
        viewController.navigationStack?.pop(viewController)
    }
}
