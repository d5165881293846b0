import Shared
import TestSupport
import Testing

struct PagingRuleTests {
    @Test func `The next page follows where the list ends, also after a try that failed`() {
        var list = PhotoPaging()
        #expect(list.next == nil)

        load(.first, .sample(1...2), into: &list)
        _ = list.begin(.next(after: .behind(2)))
        #expect(list.isLoading)
        list.fail()
        list.photos.map(\.id).expect([1, 2])
        #expect(!list.isLoading)
        #expect(list.next == .next(after: .behind(2)))

        load(.next(after: .behind(2)), .sample(3...4, isLast: true), into: &list)
        list.photos.map(\.id).expect([1, 2, 3, 4])
        #expect(list.cursor == .behind(4))
        #expect(list.isComplete)
        #expect(list.next == nil)
    }

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

    @Test func `A page is requested again, and a list read again, if the list has changed since the request`() {
        var list = PhotoPaging()
        load(.first, .sample(1...2), into: &list)
        _ = list.begin(.next(after: .behind(2)))

        let isReplaced = list.replace(with: .sample(3...4), through: .behind(2))
        let isTakenIn = list.finish(.next(after: .behind(2)), with: .sample(3...4))
        #expect(isReplaced)
        #expect(!isTakenIn)
        list.photos.map(\.id).expect([3, 4])
        #expect(list.next == .next(after: .behind(4)))
        #expect(!list.isLoading)

        load(.next(after: .behind(4)), .sample(5...6), into: &list)
        let isReplacedLate = list.replace(with: .sample(3...3), through: .behind(4))
        #expect(!isReplacedLate)
        list.photos.map(\.id).expect([3, 4, 5, 6])
    }
}

private func load(_ request: PhotoPaging.Request, _ page: PhotoPage, into list: inout PhotoPaging) {
    let isSent = list.begin(request)
    let isTakenIn = list.finish(request, with: page)
    #expect(isSent)
    #expect(isTakenIn)
}
