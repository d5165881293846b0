import Headless
import Shared

/// Opens a photo from Photos.
final class PhotoListRouter: PhotoListRouting {
    weak var viewController: (any ViewController)?
    private weak var app: (any AppModuleInput)?
    private let services: Services

    init(services: Services, app: any AppModuleInput) {
        self.services = services
        self.app = app
    }

    func openPhoto(id: Int) {
        guard let app else { return }
        viewController?.navigationStack?.push(PhotoAssembly.make(id: id, services: services, app: app))
    }
}
