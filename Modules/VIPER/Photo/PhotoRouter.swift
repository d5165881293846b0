import Headless

/// Leads away from Photo.
final class PhotoRouter: PhotoRouting {
    weak var viewController: (any ViewController)?

    func close() {
        viewController?.screen.leave()
    }
}
