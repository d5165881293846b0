import Shared

/// Returns the answers a test sets, at once or when released. Announces no change.
nonisolated package final class PhotoRepositoryStub: PhotoRepository, ScriptedStub {
    /// A call, or its cancellation.
    package enum Message: Equatable, Sendable {
        case firstPage
        case nextPage(after: PhotoCursor?)
        case refresh
        case photos(through: PhotoCursor?)
        case photo(Int)
        case rename(Int, to: String)
        case delete(Int)
        case canceled
    }

    package struct Answers: Sendable {
        package var firstPage: Result<PhotoPage, any Error> = .success(.empty)
        package var nextPage: Result<PhotoPage, any Error> = .success(.empty)
        package var refresh: Result<PhotoPage, any Error> = .success(.empty)
        package var photos: Result<PhotoPage, any Error> = .success(.empty)
        package var photo: Result<Photo, any Error> = .failure(PhotoError.gone)
        package var rename: Result<Void, any Error> = .success(())
        package var delete: Result<Void, any Error> = .success(())
    }

    package let changes: Changes
    package let script: StubScript<Message, Answers>
    private let reloads = Gate()

    package init(clock: VirtualClock) {
        changes = Changes(activity: clock.activity)
        script = StubScript(answers: Answers(), canceled: .canceled)
    }

    /// Holds back answers to `photos(through:)`, which `hold` does not, until `releaseReloads`.
    package func holdReloads() { reloads.close() }

    /// Returns the answers that `holdReloads` keeps back.
    package func releaseReloads() { reloads.open() }

    package func firstPage() async throws -> PhotoPage {
        try await script.ask(.firstPage).firstPage.get()
    }

    package func nextPage(after cursor: PhotoCursor?) async throws -> PhotoPage {
        try await script.ask(.nextPage(after: cursor)).nextPage.get()
    }

    package func refresh() async throws -> PhotoPage {
        try await script.ask(.refresh).refresh.get()
    }

    package func photos(through cursor: PhotoCursor?) async throws -> PhotoPage {
        try await script.ask(.photos(through: cursor), past: reloads).photos.get()
    }

    package func photo(_ id: Int) async throws -> Photo {
        try await script.ask(.photo(id)).photo.get()
    }

    package func rename(_ id: Int, to title: String) async throws {
        try await script.ask(.rename(id, to: title)).rename.get()
    }

    package func delete(_ id: Int) async throws {
        try await script.ask(.delete(id)).delete.get()
    }
}
