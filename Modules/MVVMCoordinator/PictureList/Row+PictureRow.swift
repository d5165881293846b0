import Headless
import Screens
import Shared

extension Row {
    init(_ row: PictureRow) {
        self.init(
            id: row.id,
            title: row.title,
            subtitle: row.photographer,
            thumbnail: row.thumbnail,
            mark: row.mark,
            actions: [Row.Action(row.action)]
        )
    }
}
