/// How far the service's pages have been fetched, and where their new photos are placed.
///
/// A refresh fetches the first page again. If that brings photos that precede the older ones, so may the pages after
/// it: they are fetched until one brings none, and meanwhile the list ends at `seam`. Then fetching resumes with the
/// page before `nextPage`: if the service has deleted photos, later ones have moved to pages that were fetched before.
struct PhotoProgress: Equatable, Sendable {
    /// The first page, from 1, that has not been fetched in full.
    var nextPage = 1
    /// The last page, once it is known.
    var lastPage: Int?
    /// The page to fetch before `nextPage`.
    var pendingPage: Int?
    /// The number of times that the first page has been fetched.
    var refreshes = 0
    /// The latest refresh whose new photos have all been fetched, as a value of `refreshes`.
    var completed = 0
    /// The end of the list: the position of the last photo fetched by a refresh, while its next page may bring new
    /// photos; else `nil`. It does not move back, so that what is shown stays shown.
    var seam: Int?

    /// Whether there are such pages, and room for the photos of each refresh.
    var isPossible: Bool {
        let pages = 1...Int(Int32.max)
        return [nextPage, lastPage ?? 1, pendingPage ?? 1].allSatisfy(pages.contains)
            && (0...1 << 22).contains(refreshes) && (0...refreshes).contains(completed)
    }

    /// The page to fetch next.
    var page: Int { pendingPage ?? nextPage }

    /// Begins a refresh, whose photos get positions before and behind all others.
    mutating func beginRefresh() {
        refreshes += 1
        seam = nil
    }

    /// The position of a new photo on `page`: before all older photos, or behind them.
    func position(_ page: Int, _ index: Int, isNewer: Bool) -> Int {
        Self.start(isNewer ? -refreshes : refreshes) + (page << 8) + index
    }

    /// Returns whether a photo stays at `position`: if it is older, if the current refresh has placed it there, or if
    /// it is shown already. What else an earlier, unfinished refresh has placed is placed again.
    func keeps(_ position: Int) -> Bool {
        isOlder(position) || position < Self.start(1 - refreshes) || position <= seam ?? .min
    }

    /// Returns whether the photo at `position` was there before the refresh.
    func isOlder(_ position: Int) -> Bool { position >= firstOlderPosition }

    /// The first position that a photo from before the refresh can have.
    var firstOlderPosition: Int { Self.start(-completed) }

    /// Records a page. `seam` is the position of its last photo if the refresh goes on with the next page.
    mutating func fetched(_ page: Int, count: Int, seam: Int? = nil) {
        let (isFull, isOfRefresh) = (count >= PhotoTable.pageSize, page == 1 || self.seam != nil)
        lastPage = isFull ? nil : page
        self.seam = isFull ? seam.map { max($0, self.seam ?? $0) } : nil
        pendingPage = self.seam == nil ? nil : page + 1
        if self.seam == nil { completed = refreshes }
        if !isFull {
            nextPage = max(nextPage, page)
        } else if isOfRefresh, page + 1 < nextPage {
            pendingPage = pendingPage ?? nextPage - 1
        } else {
            nextPage = page + 1
        }
    }

    /// Returns whether to go back from a page that resumes fetching: its first photo is new, so that the page before it
    /// may have new photos, too.
    mutating func goesBack(from page: Int, startsWithNew: Bool) -> Bool {
        guard page == pendingPage, seam == nil, startsWithNew, page > 2 else { return false }
        pendingPage = page - 1
        return true
    }

    /// The first position of a refresh's photos.
    private static func start(_ refresh: Int) -> Int { refresh << 40 }
}
