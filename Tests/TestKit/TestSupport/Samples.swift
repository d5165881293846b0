import Foundation
import Shared

extension LoginForm {
    /// A form that can be sent.
    nonisolated package static let valid = LoginForm(email: "ada@example.com", password: "lovelace")
}

extension SignupForm {
    /// A form that can be sent under the policy `classic`.
    nonisolated package static let valid = SignupForm(
        firstName: "Ada",
        lastName: "Lovelace",
        email: "ada@example.com",
        password: "Engine1",
        phone: "+44 20 7946 0000"
    )
}

extension User {
    nonisolated package static let ada = User(
        id: 1,
        firstName: "Ada",
        lastName: "Lovelace",
        email: "ada@example.com",
        phone: "+442079460000"
    )

    nonisolated package static let grace = User(
        id: 2,
        firstName: "Grace",
        lastName: "Hopper",
        email: "grace@example.com",
        phone: "+12025550100"
    )
}

extension Session {
    nonisolated package static let sample = Session(token: "0123456789abcdef", userID: 1, expires: .distantFuture)
}

extension Photo {
    /// Returns a photo whose texts are derived from its number.
    nonisolated package static func sample(_ id: Int, title: String? = nil) -> Photo {
        Photo(
            id: id,
            title: title ?? "Photo \(id)",
            address: "https://example.com/\(id)",
            thumbnail: "https://example.com/\(id)/small"
        )
    }
}

extension PhotoPage {
    nonisolated package static let empty = PhotoPage(photos: [], cursor: nil, isLast: true)

    /// Returns the photos numbered `ids`, with the cursor behind the last of them.
    nonisolated package static func sample(_ ids: ClosedRange<Int>, isLast: Bool = false) -> PhotoPage {
        .sample(ids.map { .sample($0) }, isLast: isLast)
    }

    /// Returns the given photos, with the cursor behind the last of them.
    nonisolated package static func sample(_ photos: [Photo], isLast: Bool = false) -> PhotoPage {
        PhotoPage(photos: photos, cursor: photos.last.map { .behind($0.id) }, isLast: isLast)
    }
}

extension PhotoCursor {
    /// Returns the position behind a sample photo.
    nonisolated package static func behind(_ id: Int) -> PhotoCursor {
        PhotoCursor(position: id, id: id)
    }
}

extension FeedPicture {
    nonisolated package static let rose = FeedPicture(
        id: "r",
        title: "Rose",
        photographer: "Ada",
        thumbnail: "https://example.com/rose"
    )

    nonisolated package static let tulip = FeedPicture(
        id: "t",
        title: "Tulip",
        photographer: "Grace",
        thumbnail: "https://example.com/tulip"
    )

    /// A picture without a title.
    nonisolated package static let untitled = FeedPicture(
        id: "u",
        title: "",
        photographer: "Ada",
        thumbnail: "https://example.com/untitled"
    )
}

extension AddImageForm {
    /// A valid form.
    nonisolated package static let valid = AddImageForm(author: "Ada", address: "https://example.com/ada")
}

/// The parts of the dashboard that show items of the catalog.
extension DashboardPart {
    nonisolated package static let banners = Self.catalog(.banners)
    nonisolated package static let categories = Self.catalog(.categories)
    nonisolated package static let products = Self.catalog(.products)

    /// The word of the part in messages.
    nonisolated package var word: String {
        switch self {
        case .catalog(.banners): "banners"
        case .catalog(.categories): "categories"
        case .catalog(.products): "products"
        case .pictures: "pictures"
        }
    }
}
