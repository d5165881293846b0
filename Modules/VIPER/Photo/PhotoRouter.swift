import Headless

/// Leads away from Photo.
final class PhotoRouter: PhotoRouting {
    weak var viewController: (any ViewController)?

    func close() {
        guard let screen = viewController?.screen else { return }
        screen.navigator?.leave(screen)
    }
}
