import Headless
import Shared
import TestSupport
import Testing

@testable import MVC

@Suite(.leakCheck)
struct OwnershipTests {
    @Test(arguments: OwnedScreen.all)
    func `A screen that is left is released at once, before what it loads is answered`(
        screen: OwnedScreen
    ) async throws {
        let services = HeldServices()
        let delegate = track(DelegateSpy())
        let left = services.show(screen, delegate: delegate)
        await services.bench.clock.settle()

        try services.bench.device.back()

        #expect(left() == nil)
        await services.answer()
    }

    @Test(arguments: OwnedScreen.all.filter(\.hasDelegate))
    func `A screen does not retain its delegate`(screen: OwnedScreen) async {
        let services = HeldServices()
        weak var delegate: DelegateSpy?
        do {
            let spy = DelegateSpy()
            delegate = spy
            _ = services.show(screen, delegate: spy)
        }

        #expect(delegate == nil)
        await services.answer()
    }

    @Test func `An open question does not retain the screen that asked it`() async throws {
        let bench = Bench()
        bench.photos.answers.firstPage = .success(.sample(1...1))
        bench.photos.answers.photo = .success(.sample(1))
        weak var list: PhotoListViewController?
        weak var photo: PhotoViewController?
        let stack: NavigationStack
        do {
            let delegate = track(DelegateSpy())
            let below = PhotoListViewController(
                repository: bench.photos,
                activity: bench.clock.activity,
                logOutDelegate: delegate
            )
            let above = PhotoViewController(id: 1, repository: bench.photos, activity: bench.clock.activity)
            (list, photo) = (below, above)
            stack = bench.show(UnrelatedView(), below, above)
        }
        await bench.clock.settle()

        try bench.device.tap("Delete")
        stack.pop()
        #expect(photo == nil)
        try bench.device.tap("Cancel")
        await bench.clock.settle()
        try bench.device.tap("Delete", of: .number(1))
        stack.pop()
        #expect(list == nil)

        #expect(bench.device.alert?.title == QuestionContent.deletePhoto.title)
    }
}

/// A screen by its name and how to create it.
nonisolated struct OwnedScreen: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var hasDelegate = true
    let make: @MainActor @Sendable (Services, DelegateSpy) -> any ViewController

    static let all = [
        OwnedScreen(testDescription: "Log in") { services, delegate in
            LoginViewController(
                accounts: services.accounts,
                sessions: services.sessions,
                policy: .classic,
                afterSignup: .login,
                activity: services.activity,
                delegate: delegate
            )
        },
        OwnedScreen(testDescription: "Sign up") { services, delegate in
            SignupViewController(
                accounts: services.accounts,
                sessions: services.sessions,
                policy: .classic,
                afterSignup: .login,
                activity: services.activity,
                delegate: delegate
            )
        },
        OwnedScreen(testDescription: "Users") {
            UserListViewController(accounts: $0.accounts, activity: $0.activity, logOutDelegate: $1)
        },
        OwnedScreen(testDescription: "Dashboard") { services, delegate in
            DashboardViewController(
                catalog: services.catalog,
                pictures: services.pictures,
                addedPictures: services.addedPictures,
                feed: services.feed,
                favorites: services.favorites,
                clock: services.clock,
                activity: services.activity,
                logOutDelegate: delegate
            )
        },
        OwnedScreen(testDescription: "Feed", hasDelegate: false) { services, _ in
            FeedViewController(
                category: "Flowers",
                feed: services.feed,
                favorites: services.favorites,
                activity: services.activity
            )
        },
        OwnedScreen(testDescription: "Favorites") {
            FavoritesViewController(favorites: $0.favorites, activity: $0.activity, logOutDelegate: $1)
        },
        OwnedScreen(testDescription: "Photos") {
            PhotoListViewController(repository: $0.photos, activity: $0.activity, logOutDelegate: $1)
        },
        OwnedScreen(testDescription: "Photo", hasDelegate: false) { services, _ in
            PhotoViewController(id: 1, repository: services.photos, activity: services.activity)
        },
        OwnedScreen(testDescription: "Add image", hasDelegate: false) { services, _ in
            AddImageViewController(addedPictures: services.addedPictures, activity: services.activity)
        },
    ]
}

/// A bench whose services do not answer until `answer`.
private struct HeldServices {
    let bench: Bench
    private let stubs: [any ScriptedStub]

    init() {
        var bench = Bench()
        let pictures = AddedPictureStoreStub(clock: bench.clock)
        bench.addedPictures = pictures
        bench.content.latency = .seconds(1)
        stubs = [bench.accounts, bench.feed, bench.favorites, bench.photos, pictures]
        for stub in stubs { stub.hold() }
        self.bench = bench
    }

    /// Shows `screen` above another one. Returns a function that returns its view controller while it exists.
    func show(_ screen: OwnedScreen, delegate: DelegateSpy) -> () -> (any ViewController)? {
        let controller = screen.make(bench.services, delegate)
        bench.show(UnrelatedView(), controller)
        return { [weak controller] in controller }
    }

    func answer() async {
        for stub in stubs { stub.release() }
        await bench.clock.settle()
    }
}
