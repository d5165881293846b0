import Shared

/// Puts Add image together.
enum AddImageAssembly {
    static func make(app: AppController) -> AddImageViewController {
        let presenter = AddImagePresenter(addedPictures: app.services.addedPictures, clock: app.services.clock)
        let view = AddImageViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}
