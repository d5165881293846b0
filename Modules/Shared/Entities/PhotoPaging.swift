/// The photos of the list that are loaded so far, and the page request under way.
package struct PhotoPaging: Equatable, Sendable {
    /// A request for a page.
    package enum Request: Equatable, Sendable {
        case first
        case next(after: PhotoCursor?)
        case refresh
    }

    package private(set) var photos: [Photo] = []
    /// The position of the last photo in the list.
    package private(set) var cursor: PhotoCursor?
    /// Whether the list is loaded to its end.
    package private(set) var isComplete = false
    /// Whether the photos could not be read again after a change: some may have changed or be deleted.
    package private(set) var isOutdated = false
    /// The number of pages added and lists read again so far.
    package private(set) var version = 0
    private var running: Request?
    /// The version when the latest request began.
    private var requestedVersion = 0
    /// The request whose page `finish` did not add.
    private var refused: Request?

    package init() {}

    /// Whether a request is under way.
    package var isLoading: Bool { running != nil }

    /// The request to send at the end of the list, or after a page that `finish` did not add: that reads a first page
    /// again. `nil` if the list is empty or complete.
    package var next: Request? {
        switch refused {
        case .first, .refresh: .first
        case .next, nil: photos.isEmpty || isComplete ? nil : .next(after: cursor)
        }
    }

    /// Begins `request`, or returns `false` if another one is under way. Only a refresh replaces the request under way.
    package mutating func begin(_ request: Request) -> Bool {
        guard running == nil || (request == .refresh && running != .refresh) else { return false }
        running = request
        (requestedVersion, refused) = (version, nil)
        return true
    }

    /// Adds the page received for `request`. Returns `false` if the list has been read again since the request, so that
    /// some of the page's photos may already be in it, or deleted: the caller must send `next`.
    package mutating func finish(_ request: Request, with page: PhotoPage) -> Bool {
        running = nil
        if requestedVersion != version {
            refused = request
            return false
        }
        switch request {
        case .next: keep(page, photos + page.photos)
        case .first, .refresh:
            keep(page, page.photos)
            isOutdated = false
        }
        return true
    }

    /// Ends the request under way without a page.
    package mutating func fail() {
        running = nil
    }

    /// Replaces the list with `page`, the photos of `version` read again. Returns `false` if the list has another
    /// version by now: the caller must read it again.
    package mutating func replace(with page: PhotoPage, ofVersion version: Int) -> Bool {
        guard version == self.version else { return false }
        keep(page, page.photos)
        isOutdated = false
        return true
    }

    /// Notes that the photos could not be read again after a change.
    package mutating func failToReplace() {
        isOutdated = true
    }

    private mutating func keep(_ page: PhotoPage, _ photos: [Photo]) {
        self.photos = photos
        cursor = page.cursor ?? cursor
        isComplete = page.isLast
        version += 1
    }
}
