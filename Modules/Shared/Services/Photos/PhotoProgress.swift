/// How far the service's pages have been fetched.
struct PhotoProgress: Equatable, Sendable {
    /// The first page, from 1, that has not been fetched in full.
    var nextPage = 1
    /// The page that turned out to be the last, once it is known.
    var lastPage: Int?

    /// Takes note of a fetched page. A short page is the last, until it comes again and has filled up.
    mutating func fetched(_ page: Int, count: Int) {
        guard count >= PhotoTable.pageSize else {
            lastPage = min(page, lastPage ?? page)
            return
        }
        if let last = lastPage, last <= page { lastPage = nil }
        if page == nextPage { nextPage += 1 }
    }
}
