/// The services an app is built from. Each pattern's assembly or coordinator hands every object only those it needs.
package struct Services: Sendable {
    package let clock: any AppClock
    package let accounts: any AccountService
    package let sessions: any SessionStore
    package let options: AppOptions

    package init(
        clock: any AppClock,
        accounts: any AccountService,
        sessions: any SessionStore,
        options: AppOptions
    ) {
        self.clock = clock
        self.accounts = accounts
        self.sessions = sessions
        self.options = options
    }
}
