import Headless
import Shared

/// Opens a photo from Photos.
final class PhotoListRouter: PhotoListRouting {
    weak var viewController: (any ViewController)?
    private let services: Services

    init(services: Services) {
        self.services = services
    }

    func openPhoto(id: Int) {
        viewController?.navigationStack?.push(PhotoAssembly.make(id: id, services: services))
    }
}
