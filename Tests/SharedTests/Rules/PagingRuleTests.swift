import Shared
import TestSupport
import Testing

struct PagingRuleTests {
    @Test(arguments: [PhotoPaging.Request.first, .next(after: nil)])
    func `One request is under way at a time, and only a refresh replaces it`(request: PhotoPaging.Request) {
        var list = PhotoPaging()

        let answers = [request, .first, .next(after: nil), .refresh, .refresh, request].map { list.begin($0) }

        #expect(answers == [true, false, false, true, false, false])
    }

    @Test(arguments: [PhotoPaging.Request.first, .refresh])
    func `A first page replaces the list, an empty one keeps the cursor`(request: PhotoPaging.Request) {
        var list = PhotoPaging()
        load(.first, .sample(1...2, isLast: true), into: &list)

        load(request, .sample(5...6), into: &list)
        let replaced = list
        load(request, PhotoPage(photos: [], cursor: nil, isLast: false), into: &list)

        #expect([replaced, list].map { $0.photos.map(\.id) } == [[5, 6], []])
        #expect((replaced.next, list.cursor) == (.next(after: .behind(6)), .behind(6)))
    }

    @Test func `A page is requested again, and a list read again, if the list has changed since the request`() {
        var list = PhotoPaging()
        load(.first, .sample(1...2), into: &list)
        _ = list.begin(.next(after: .behind(2)))

        let isReplaced = list.replace(with: .sample(3...4), through: .behind(2))
        let isTakenIn = list.finish(.next(after: .behind(2)), with: .sample(3...4))
        let replaced = list
        load(.next(after: .behind(4)), .sample(5...6), into: &list)
        let isReplacedLate = list.replace(with: .sample(3...3), through: .behind(4))

        #expect([isReplaced, isTakenIn, isReplacedLate] == [true, false, false])
        #expect([replaced, list].map { $0.photos.map(\.id) } == [[3, 4], [3, 4, 5, 6]])
        #expect((replaced.next, replaced.isLoading) == (.next(after: .behind(4)), false))
    }
}

private func load(_ request: PhotoPaging.Request, _ page: PhotoPage, into list: inout PhotoPaging) {
    let (isSent, isTakenIn) = (list.begin(request), list.finish(request, with: page))
    #expect((isSent, isTakenIn) == (true, true))
}
