/// A banner, category, product or picture, as the dashboard shows it.
nonisolated struct DashboardRow: Equatable {
    let id: String
    let title: String
    var icon: String?
    var thumbnail: String?
}

extension DashboardRow {
    init(_ item: ItemResponse) {
        self.init(id: item.id, title: item.title, icon: item.icon)
    }

    init(_ picture: PictureResponse) {
        self.init(id: picture.id, title: picture.author, thumbnail: picture.address)
    }
}
