import Headless
import Shared

enum AddImageAssembly {
    static func make(services: Services) -> any ViewController {
        let presenter = AddImagePresenter(addedPictures: services.addedPictures, clock: services.clock)
        let view = AddImageViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}
