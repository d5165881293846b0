import Shared
import TestSupport
import Testing

struct PagingRuleTests {
    @Test
    func `The next page follows where the list ends`() {
        var list = PhotoPaging()
        #expect(list.next == nil)

        load(.first, .sample(1...2), into: &list)
        load(.next(after: .behind(2)), .sample(3...4, isLast: true), into: &list)

        #expect(list.photos.map(\.id) == [1, 2, 3, 4])
        #expect(list.cursor == .behind(4))
        #expect(list.isComplete)
        #expect(list.next == nil)
    }

    @Test(arguments: [PhotoPaging.Request.first, .next(after: nil)])
    func `One request is under way at a time, and only a refresh replaces it`(request: PhotoPaging.Request) {
        var list = PhotoPaging()

        let answers = [request, .first, .next(after: nil), .refresh, .refresh, request].map { list.begin($0) }

        #expect(answers == [true, false, false, true, false, false])
    }

    @Test
    func `A page that fails leaves the list unchanged and can be loaded again`() {
        var list = PhotoPaging()
        load(.first, .sample(1...2), into: &list)

        _ = list.begin(.next(after: .behind(2)))
        #expect(list.isLoading)
        list.fail()

        #expect(list.photos.map(\.id) == [1, 2])
        #expect(!list.isLoading)
        #expect(list.next == .next(after: .behind(2)))
    }

    @Test(arguments: [PhotoPaging.Request.first, .refresh])
    func `A first page replaces the list`(request: PhotoPaging.Request) {
        var list = PhotoPaging()
        load(.first, .sample(1...2, isLast: true), into: &list)

        load(request, .sample(5...6), into: &list)

        #expect(list.photos.map(\.id) == [5, 6])
        #expect(!list.isComplete)
    }

    @Test
    func `A page is requested again if the list has changed since the request`() {
        var list = PhotoPaging()
        load(.first, .sample(1...2), into: &list)
        _ = list.begin(.next(after: .behind(2)))

        let isReplaced = list.replace(with: .sample(3...4), through: .behind(2))
        let isTakenIn = list.finish(.next(after: .behind(2)), with: .sample(3...4))

        #expect(isReplaced)
        #expect(!isTakenIn)
        #expect(list.photos.map(\.id) == [3, 4])
        #expect(list.next == .next(after: .behind(4)))
        #expect(!list.isLoading)
    }

    @Test
    func `A list that grows while it is read again is read once more`() {
        var list = PhotoPaging()
        load(.first, .sample(1...2), into: &list)
        load(.next(after: .behind(2)), .sample(3...4), into: &list)

        let isReplaced = list.replace(with: .sample(1...1), through: .behind(2))

        #expect(!isReplaced)
        #expect(list.photos.map(\.id) == [1, 2, 3, 4])
    }

    @Test
    func `An empty page keeps the cursor`() {
        var list = PhotoPaging()
        load(.first, .sample(1...2), into: &list)

        let isReplaced = list.replace(with: PhotoPage(photos: [], cursor: nil, isLast: false), through: .behind(2))

        #expect(isReplaced)
        #expect(list.cursor == .behind(2))
        #expect(list.next == nil)
    }
}

private func load(_ request: PhotoPaging.Request, _ page: PhotoPage, into list: inout PhotoPaging) {
    let isSent = list.begin(request)
    let isTakenIn = list.finish(request, with: page)
    #expect(isSent)
    #expect(isTakenIn)
}
