/// The list of photos as far as its pages have come, and the page that is on its way.
package struct PhotoPaging: Equatable, Sendable {
    /// A page to be asked for.
    package enum Request: Equatable, Sendable {
        case first
        case next(after: PhotoCursor?)
        case refresh
    }

    package private(set) var photos: [Photo] = []
    /// How far the list reaches.
    package private(set) var cursor: PhotoCursor?
    /// Whether no photo follows.
    package private(set) var isComplete = false
    private var running: Request?

    package init() {}

    /// Whether a page is on its way.
    package var isLoading: Bool { running != nil }

    /// What to ask for at the end of the list; `nil` where it is empty or complete.
    package var next: Request? { photos.isEmpty || isComplete ? nil : .next(after: cursor) }

    /// Whether to send `request` now: one page at a time; a refresh alone takes the place of what is on its way.
    package mutating func begin(_ request: Request) -> Bool {
        guard running == nil || (request == .refresh && running != .refresh) else { return false }
        running = request
        return true
    }

    /// Takes in the page that came for `request`; false where the list has moved on meanwhile, so that some of the
    /// page's photos may be in it already: ask for the next one again.
    package mutating func finish(_ request: Request, with page: PhotoPage) -> Bool {
        running = nil
        switch request {
        case .next(let reach) where reach != cursor: return false
        case .next: keep(page, photos + page.photos)
        case .first, .refresh: keep(page, page.photos)
        }
        return true
    }

    /// The page that was on its way does not come.
    package mutating func fail() {
        running = nil
    }

    /// Takes in the list read again through `reach`; false where it reaches elsewhere by now: read it again.
    package mutating func replace(with page: PhotoPage, through reach: PhotoCursor?) -> Bool {
        guard reach == cursor else { return false }
        keep(page, page.photos)
        return true
    }

    private mutating func keep(_ page: PhotoPage, _ photos: [Photo]) {
        self.photos = photos
        cursor = page.cursor ?? cursor
        isComplete = page.isLast
    }
}
