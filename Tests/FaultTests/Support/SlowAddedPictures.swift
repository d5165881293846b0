import Shared

/// A store of added pictures on a disk that takes two seconds for each change.
nonisolated struct SlowAddedPictures: AddedPictureStore {
    let addedPictures: any AddedPictureStore
    let clock: any AppClock

    var changes: Changes { addedPictures.changes }

    func all() async throws -> [Picture] { try await addedPictures.all() }

    func add(_ picture: NewPicture) async throws {
        try await clock.sleep(for: .seconds(2))
        try await addedPictures.add(picture)
    }
}
