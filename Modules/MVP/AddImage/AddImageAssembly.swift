import Headless
import Shared

enum AddImageAssembly {
    static func make(services: Services, changeDelegate: any ChangeDelegate) -> any ViewController {
        let presenter = AddImagePresenter(
            addedPictures: services.addedPictures,
            clock: services.clock,
            changeDelegate: changeDelegate
        )
        let view = AddImageViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}
