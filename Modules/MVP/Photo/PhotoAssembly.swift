import Headless
import Shared

enum PhotoAssembly {
    static func make(id: Int, services: Services, changeDelegate: any ChangeDelegate) -> any ViewController {
        let presenter = PhotoPresenter(
            id: id,
            repository: services.photos,
            clock: services.clock,
            changeDelegate: changeDelegate
        )
        let view = PhotoViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}
