import Headless
import Shared

/// Leads away from Photos.
final class PhotoListRouter: PhotoListRouting {
    weak var viewController: (any ViewController)?
    private weak var app: (any AppModuleInput)?
    private let services: Services

    init(services: Services, app: (any AppModuleInput)?) {
        self.services = services
        self.app = app
    }

    func openPhoto(id: Int) {
        viewController?.navigationStack?.push(PhotoAssembly.make(id: id, services: services))
    }

    func logOut() {
        app?.logOut()
    }
}
