import Foundation

extension Services {
    /// Creates the services over the data in `storage`, for an app whose work is `activity`. Each of their requests is
    /// counted in `log`, and `seed` determines the random part of waits between tries. `remote` sends requests over a
    /// real network; `nil` means a new `RemoteClient`. `attemptClock` times the limit on passwords; `nil` means
    /// `clock`. Throws `DataDirectoryError`, or `PasswordHashError` if memory is short.
    package static func local(
        storage: Storage,
        clock: any AppClock,
        activity: Activity,
        connection: Connection,
        log: RequestLog = RequestLog(),
        options: AppOptions,
        latency: Duration,
        passwordCost: PasswordCost,
        remote: (any HTTPClient)? = nil,
        attemptClock: (any AppClock)? = nil,
        accessKey: String = Endpoint.accessKey(in: ProcessInfo.processInfo.environment),
        seed: UInt64 = .random(in: .min ... .max)
    ) async throws -> Services {
        let (database, sessions) = (storage.database, storage.sessions)
        let hasher = SystemPasswordHasher(cost: passwordCost)
        do {
            try await SeedAccounts.plant(in: UserTable(database: database), hasher: hasher)
        } catch let error as StorageError {
            throw DataDirectoryError(opening: database.path, error)
        }

        let network = NetworkClient(
            connection: connection,
            log: log,
            clock: clock,
            sample: SampleAPI(clock: clock, latency: latency),
            remote: remote ?? RemoteClient(clock: clock)
        )
        let client = RetryingClient(client: network, policy: .api, clock: clock, seed: seed)
        let images = CachingImageLoader(
            client: RetryingClient(client: network, policy: .image, clock: clock, seed: seed),
            store: ImageStore(database: database, cache: storage.images),
            clock: clock,
            activity: activity,
            connection: connection
        )
        /// Returns the rows of one store; each store announces its own changes.
        func rows() -> AccountRows {
            AccountRows(changes: Changes(activity: activity), database: database, sessions: sessions, images: images)
        }
        return Services(
            clock: clock,
            activity: activity,
            accounts: LocalAccountService(
                database: database,
                hasher: hasher,
                clock: clock,
                attemptClock: attemptClock,
                activity: activity,
                connection: connection,
                latency: latency
            ),
            sessions: sessions,
            catalog: Catalog(clock: clock, connection: connection, latency: latency),
            pictures: PicsumService(client: client),
            addedPictures: DatabaseAddedPictureStore(rows: rows()),
            feed: UnsplashService(client: client, accessKey: accessKey),
            favorites: DatabaseFavoriteStore(rows: rows()),
            photos: StoredPhotoRepository(database: database, client: client, activity: activity),
            images: images,
            options: options
        )
    }
}
