import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct NewScreenPresenterTests {
    @Test func `The emails are shown in the service's order`() {
        let (presenter, spies) = makeNewScreen()

        presenter.viewDidLoad()
        presenter.didBeginLoadingEmails()
        presenter.didLoadEmails(["grace@example.com", "ada@example.com"])

        let emails = ["grace@example.com", "ada@example.com"]
        #expect(spies.messages == beginning + [.showLoading(false), .showEmails(emails), .showStatus(nil)])
    }

    @Test func `An empty list shows a status`() {
        let (presenter, spies) = makeNewScreen()

        presenter.didLoadEmails([])

        #expect(spies.messages == [.showLoading(false), .showEmails([]), .showStatus(StatusText.noUsers)])
    }

    @Test func `A failure shows its reason and Retry, which a new request hides`() {
        let (presenter, spies) = makeNewScreen()
        presenter.didFailToLoadEmails(.notFound)

        presenter.didTapRetry()
        presenter.didBeginLoadingEmails()

        #expect(
            spies.messages
                == [.showLoading(false), .showStatus("Could not load users. Not found."), .showRetry(true)] + beginning
        )
    }

    @Test func `“Close” closes the sheet`() {
        let (presenter, spies) = makeNewScreen()

        presenter.didTapClose()

        #expect(spies.messages == [.close])
    }

    private let beginning: [NewScreenMessage] = [
        .loadEmails, .showLoading(true), .showStatus(nil), .showRetry(false),
    ]
}

private func makeNewScreen() -> (NewScreenPresenter, NewScreenSpies) {
    let spies = NewScreenSpies()
    let presenter = track(NewScreenPresenter(interactor: spies.interactor, router: spies.router))
    presenter.view = spies.view
    return (presenter, spies)
}
