import Foundation
import Headless
import Shared

/// A device to run an app or a screen on, with test doubles for the services.
package struct Bench {
    package let clock = VirtualClock()
    package let accounts: AccountServiceStub
    package let sessions: SessionStoreStub
    package let content: DashboardContentStub
    package let feed: FeedServiceStub
    package let favorites: FavoriteStoreStub
    package let photos: PhotoRepositoryStub
    package let device: Device
    package var options = AppOptions()
    /// The store of the user's own pictures: `content`, unless a test replaces it.
    package var addedPictures: any AddedPictureStore
    /// The object that the app's `main`, or a parent, would keep alive.
    package var app: AnyObject?

    /// Creates a bench whose session store contains `session`.
    package init(session: Session? = nil) {
        accounts = AccountServiceStub()
        sessions = SessionStoreStub(session: session)
        content = DashboardContentStub(clock: clock)
        addedPictures = content
        feed = FeedServiceStub()
        favorites = FavoriteStoreStub(clock: clock)
        photos = PhotoRepositoryStub(clock: clock)
        device = Device(clock: clock)
    }

    package var window: Window { device.window }

    /// Shows a new stack of `controllers`, the last of them on top, and returns it.
    @discardableResult
    package func show(_ root: any ViewController, _ controllers: any ViewController...) -> NavigationStack {
        let stack = NavigationStack(root: root)
        for controller in controllers { stack.push(controller) }
        window.setRoot(stack)
        return stack
    }

    package var services: Services {
        Services(
            clock: clock,
            activity: clock.activity,
            accounts: accounts,
            sessions: sessions,
            catalog: content,
            pictures: content,
            addedPictures: addedPictures,
            feed: feed,
            favorites: favorites,
            photos: photos,
            images: EmptyImages(),
            options: options
        )
    }
}

/// Loads an empty image for each address.
nonisolated package struct EmptyImages: ImageLoader {
    package init() {}

    package func load(_ address: ExactText) async throws -> Data { Data() }
}

/// A view that belongs to no feature, to replace one under test.
package final class UnrelatedView: ViewController {
    package let screen = Screen("Unrelated", [])

    package init() {}
}
