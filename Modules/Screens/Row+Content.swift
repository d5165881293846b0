import Headless
import Shared

/// The app's rows on the device.
extension Row {
    package init(_ row: UserRow) {
        self.init(id: "\(row.id)", title: row.name, subtitle: row.email)
    }

    package init(_ row: PhotoRow) {
        self.init(id: "\(row.id)", title: row.title, thumbnail: row.thumbnail, actions: [.delete])
    }

    package init(_ row: PictureRow) {
        self.init(
            id: row.id,
            title: row.title,
            subtitle: row.photographer,
            thumbnail: row.thumbnail,
            mark: row.mark,
            actions: [Row.Action(row.action)]
        )
    }

    package init(_ row: DashboardRow) {
        self.init(id: row.id, title: row.title, icon: row.icon, thumbnail: row.thumbnail)
    }
}
