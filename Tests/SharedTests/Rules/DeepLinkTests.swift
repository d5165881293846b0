import Shared
import Testing

struct DeepLinkTests {
    @Test(
        arguments: [
            ("users", DeepLink.users), ("favorites", .favorites), ("photos/12", .photo(12)), ("photos/0", .photo(0)),
            ("category/Flowers", .category("Flowers")), ("category/fLOWERS", .category("Flowers")),
            ("category/%46lowers", .category("Flowers")),
        ]
    )
    func `A link names a destination`(text: String, link: DeepLink) {
        #expect(DeepLink(text) == link)
    }

    @Test(
        arguments: [
            "", "photos", "photos/", "photos/-1", "photos/+1", "photos/1/2", "photos/99999999999999999999", "photos/١",
            "photos/007", "photos/00", "photos/0x1", "photos/1_0", "photos/1.0", "photos/ 1",
            "users/", "Users", "category", "category/", "category/Cars", "category/%", "favorites/1",
        ]
    )
    func `A text that names no destination is not a link`(text: String) {
        #expect(DeepLink(text) == nil)
    }
}
