import Foundation

extension Services {
    /// The services over the data in `directory`, which is created where it is missing, with images kept in
    /// `cacheDirectory`. Every request of theirs is counted in `log`, and the random part of waits between tries comes
    /// from `seed`. `remote` sends what goes over a real network; where there is none, `URLSession` does. `warn` hears of
    /// what the user should know but nothing depends on, a sentence each. Throws `DataDirectoryError`, or `StorageError`
    /// where the disk fails later.
    package static func local(
        directory: URL,
        cacheDirectory: URL,
        clock: any AppClock,
        connection: Connection,
        log: RequestLog = RequestLog(),
        options: AppOptions,
        latency: Duration,
        passwordCost: PasswordCost,
        remote: (any HTTPClient)? = nil,
        accessKey: String = Endpoint.accessKey(in: ProcessInfo.processInfo.environment),
        seed: UInt64 = .random(in: .min ... .max),
        warn: @Sendable (String) -> Void
    ) async throws -> Services {
        let directory = try DataDirectory(at: directory)
        let database = try Database(file: directory.database, dependents: [directory.session], warn: warn)
        let sessions = FileSessionStore(file: directory.session, clock: clock)
        let hasher = SystemPasswordHasher(cost: passwordCost)
        try await SeedAccounts.plant(in: UserTable(database: database), hasher: hasher)

        let network = NetworkClient(
            connection: connection,
            log: log,
            clock: clock,
            sample: SampleAPI(clock: clock, latency: latency),
            remote: remote ?? URLSessionClient(clock: clock)
        )
        let client = RetryingClient(network, policy: .api, clock: clock, seed: seed)
        let activity = clock.activity
        let images = CachingImageLoader(
            client: RetryingClient(network, policy: .image, clock: clock, seed: seed),
            store: KeptImageStore(database: database, cache: ImageDisk(cacheDirectory: cacheDirectory, clock: clock)),
            clock: clock,
            connection: connection
        )
        return Services(
            clock: clock,
            accounts: LocalAccountService(
                database: database,
                hasher: hasher,
                clock: clock,
                sessions: sessions,
                connection: connection,
                afterSignup: options.afterSignup,
                latency: latency
            ),
            sessions: sessions,
            catalog: Catalog(clock: clock, connection: connection, latency: latency),
            pictures: PicsumService(client: client),
            addedPictures: DatabasePictureStore(
                database: database,
                sessions: sessions,
                images: images,
                activity: activity
            ),
            feed: UnsplashService(client: client, accessKey: accessKey),
            favorites: DatabaseFavoriteStore(
                database: database,
                sessions: sessions,
                images: images,
                activity: activity
            ),
            photos: StoredPhotoRepository(database: database, client: client, activity: activity),
            images: images,
            options: options
        )
    }
}
