/// How far the service's pages have been fetched.
struct PhotoProgress: Equatable, Sendable {
    /// The first page, from 1, that has not been fetched in full.
    var nextPage = 1
    /// The last page, once it is known.
    var lastPage: Int?

    /// Records a fetched page. A short page is the last one until a full page is fetched, which resets `lastPage`.
    mutating func fetched(_ page: Int, count: Int) {
        guard count >= PhotoTable.pageSize else {
            lastPage = page
            return
        }
        lastPage = nil
        if page == nextPage { nextPage += 1 }
    }
}
