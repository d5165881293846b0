import Shared
import Testing

struct DeepLinkTests {
    @Test(
        arguments: [
            ("users", .users), ("favorites", .favorites), ("photos/12", .photo(12)), ("photos/0", .photo(0)),
            ("category/Flowers", .category("Flowers")), ("category/fLOWERS", .category("Flowers")),
            ("category/%46lowers", .category("Flowers")),
            ("", nil), ("photos", nil), ("photos/", nil), ("photos/-1", nil), ("photos/+1", nil), ("photos/1/2", nil),
            ("photos/99999999999999999999", nil), ("photos/١", nil), ("photos/007", nil), ("photos/00", nil),
            ("photos/0x1", nil), ("photos/1_0", nil), ("photos/1.0", nil), ("photos/ 1", nil), ("users/", nil),
            ("Users", nil), ("category", nil), ("category/", nil), ("category/Cars", nil), ("category/%", nil),
            ("favorites/1", nil),
        ] as [(String, DeepLink?)]
    )
    func `A link names a destination, and any other text is not a link`(text: String, link: DeepLink?) {
        #expect(DeepLink(text) == link)
    }
}
