import Headless
import Shared

enum AddImageAssembly {
    static func make(services: Services) -> any ViewController {
        let presenter = AddImagePresenter(addedPictures: services.addedPictures, activity: services.activity)
        let view = AddImageViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}
