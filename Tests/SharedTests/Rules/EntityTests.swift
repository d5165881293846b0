import Foundation
import TestSupport
import Testing

@testable import Shared

/// Small rules that every pattern shares.
struct EntityTests {
    // MARK: Sessions

    @Test(
        arguments: [
            (-1, false), (0, false), (1, true), (2_592_000, true), (2_678_400, true), (2_678_401, false),
        ] as [(TimeInterval, Bool)]
    )
    func `A session is valid until it expires, unless it expires much later than a new one would`(
        left: TimeInterval,
        isValid: Bool
    ) {
        let session = Session(token: "a", userID: 1, expires: date + left)

        #expect(session.isValid(at: date) == isValid)
    }

    @Test func `A new session has its own token of 256 bits and expires in 30 days`() {
        let (one, other) = (Session.new(userID: 7, at: date), Session.new(userID: 7, at: date))

        #expect(one.token != other.token)
        #expect(one.token.count == 64)
        #expect(one.token.allSatisfy { $0.isHexDigit })
        #expect(Set(one.token).count > 4)
        #expect(one.userID == 7)
        #expect(one.expires == date + 2_592_000)
    }

    // MARK: Pages

    @Test(
        arguments: [
            ([], 1, nil), ([(1, 20)], 2, nil), ([(1, 20), (2, 20)], 3, nil), ([(1, 20), (1, 20)], 2, nil),
            ([(1, 20), (2, 19)], 2, 2), ([(1, 20), (2, 0)], 2, 2), ([(1, 20), (2, 19), (1, 20)], 2, nil),
            ([(1, 20), (2, 19), (2, 20)], 3, nil), ([(1, 20), (2, 20), (1, 5)], 3, 1), ([(1, 21)], 2, nil),
        ] as [([(Int, Int)], Int, Int?)]
    )
    func `A short page is the last until a full one is fetched`(pages: [(Int, Int)], next: Int, last: Int?) {
        var progress = PhotoProgress()

        for (page, count) in pages { progress.fetched(page, count: count) }

        #expect(progress.nextPage == next)
        #expect(progress.lastPage == last)
    }

    // MARK: Links and words

    @Test func `Every link that help names can be opened, and has the text it was made from`() {
        DeepLink.kinds.map { DeepLink($0)?.text }.expect(DeepLink.kinds)
        #expect(DeepLink("category/home")?.text == "category/Home")
        #expect(DeepLink.forms.hasPrefix("users, favorites, photos/12, or category/ and one of Flowers, Cakes, "))
        #expect(DeepLink.forms.hasSuffix("Drinks or Home"))
    }

    @Test(
        arguments: [
            ("USERS", "users"), ("user", "users"), ("favourites", "favorites"), ("category/flower", "category/Flowers"),
            ("PHOTOS/12", "photos/12"), ("elsewhere", nil), ("", nil),
        ] as [(String, String?)]
    )
    func `A text that is no link suggests the one that was meant`(text: String, suggestion: String?) {
        #expect(DeepLink.suggestion(for: text) == suggestion)
    }

    @Test(arguments: [([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c")])
    func `Words stand as alternatives in a sentence`(words: [String], sentence: String) {
        #expect(words.asAlternatives == sentence)
    }

    // MARK: Hosts

    @Test(arguments: [
        ("localhost", true), ("LOCALHOST", true), ("localhost.", true), ("127.0.0.1", true), ("127.255.255.255", true),
        ("127.1", false), ("128.0.0.1", false), ("127.example.com", false), ("localhost.example.com", false),
        ("1.127.0.0", false), ("example.com", false),
    ])
    func `A host is this machine by name or by number`(host: String, isLoopback: Bool) {
        #expect(WebHost(host).isLoopback == isLoopback)
        #expect(URL(string: "http://\(host):8080/a")?.isLoopback == isLoopback)
    }

    @Test(
        arguments: [
            ("", .isNameless), ("a..b", .isNameless), ("-", .isNameless), ("127..1", .isNameless), ("[::1]", .isIPv6),
            ("127.1", .isNumber), ("0x7f.0.0.1", .isNumber), ("1.2.3.256", .isNumber), ("1.2.3.4.", .isNumber),
            ("a.0X7F", .isNumber), ("a.0x", .isNumber), ("a.0ｘ7f", .isNumber), ("127。1", .isNumber), ("a.0x1g", nil),
            ("a.1b", nil), ("1.2.3.4", nil), ("a.example", nil),
        ] as [(String, WebHost.Fault?)]
    )
    func `A host has a fault that says what is wrong with it`(host: String, fault: WebHost.Fault?) {
        #expect(WebHost(host).fault == fault)
    }

    private let date = Date(timeIntervalSince1970: 1_767_225_600)
}

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

struct PagingRuleTests {
    @Test(arguments: [PhotoPaging.Request.first, .next(after: nil)])
    func `One request is under way at a time, and only a refresh replaces it`(request: PhotoPaging.Request) {
        var list = PhotoPaging()

        let answers = [request, .first, .next(after: nil), .refresh, .refresh, request].map { list.begin($0) }

        answers.expect([true, false, false, true, false, false])
    }

    @Test(arguments: [PhotoPaging.Request.first, .refresh])
    func `A first page replaces the list, an empty one keeps the cursor`(request: PhotoPaging.Request) {
        var list = PhotoPaging()
        load(.first, .sample(1...2, isLast: true), into: &list)

        load(request, .sample(5...6), into: &list)
        list.photos.map(\.id).expect([5, 6])
        #expect(!list.isComplete)

        load(request, PhotoPage(photos: [], cursor: nil, isLast: false), into: &list)
        #expect(list.cursor == .behind(6))
        #expect(list.next == nil)
    }

    @Test(arguments: [PhotoPaging.Request.first, .refresh, .next(after: .behind(2))])
    func `A page that is older than a list read again restores no deleted photo and is read again`(
        request: PhotoPaging.Request
    ) {
        var list = PhotoPaging()
        if request != .first { load(.first, .sample(1...2), into: &list) }
        let deleted = PhotoPage.sample([.sample(2)])
        _ = list.begin(request)

        let isReplaced = list.replace(with: deleted, ofVersion: list.version)
        let isTakenIn = list.finish(request, with: .sample(1...4))

        #expect(isReplaced)
        #expect(!isTakenIn)
        list.photos.map(\.id).expect([2])
        let isNext = request == .next(after: .behind(2))
        #expect(list.next == (isNext ? request : .first))
        load(isNext ? request : .first, .sample(3...4), into: &list)
        list.photos.map(\.id).expect(isNext ? [2, 3, 4] : [3, 4])
        #expect(list.next == .next(after: .behind(4)))
    }

    @Test func `A list read again that is older than a refresh with the same end removes no new photo`() {
        var list = PhotoPaging()
        load(.first, .sample(2...3, isLast: true), into: &list)
        let version = list.version

        load(.refresh, .sample(1...3, isLast: true), into: &list)
        let isReplaced = list.replace(with: .sample(2...3, isLast: true), ofVersion: version)

        #expect(!isReplaced)
        list.photos.map(\.id).expect([1, 2, 3])
    }
}

private func load(_ request: PhotoPaging.Request, _ page: PhotoPage, into list: inout PhotoPaging) {
    let isSent = list.begin(request)
    let isTakenIn = list.finish(request, with: page)
    #expect(isSent)
    #expect(isTakenIn)
}
