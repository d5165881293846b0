import Headless
import Screens
import Shared

extension LoadableSection {
    /// Shows the pictures of a feed or of the favorites, with `status` and Retry.
    func show(_ pictures: [PictureRow], status: String?, offersRetry: Bool) {
        section.rows = pictures.map(Row.init)
        section.status = status
        retry.isHidden = !offersRetry
    }
}

extension Row {
    fileprivate init(_ row: PictureRow) {
        self.init(
            id: row.id,
            title: row.title,
            subtitle: row.photographer,
            thumbnail: row.thumbnail,
            mark: row.mark,
            actions: row.actions.map { Row.Action($0) }
        )
    }
}
