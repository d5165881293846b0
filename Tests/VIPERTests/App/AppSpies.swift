import Shared

@testable import VIPER

/// Notes what other modules ask of the app.
final class AppModuleSpy: AppModuleInput {
    enum Message: Equatable {
        case openLanding
        case logOut
    }

    private(set) var messages: [Message] = []

    func openLanding() { messages.append(.openLanding) }
    func logOut() { messages.append(.logOut) }
}

/// Stands in for the presenter's interactor and router at once, so that one list shows the order across them.
final class AppRolesSpy: AppInteractorInput, AppRouting {
    enum Message: Equatable {
        case findSession
        case endSession
        case openLogin
        case openTabs(DeepLink)
        case openLink(DeepLink)
        case openLanding(AppOptions.Landing)
        case show(AlertContent)
    }

    private(set) var messages: [Message] = []

    func findSession() { messages.append(.findSession) }
    func endSession() { messages.append(.endSession) }
    func openLogin() { messages.append(.openLogin) }
    func openTabs(link: DeepLink) { messages.append(.openTabs(link)) }
    func openTabs(landing: AppOptions.Landing) { messages.append(.openLanding(landing)) }
    func open(_ link: DeepLink) { messages.append(.openLink(link)) }
    func show(_ alert: AlertContent) { messages.append(.show(alert)) }
}

/// Notes what the interactor reports.
final class AppInteractorOutputSpy: AppInteractorOutput {
    enum Message: Equatable {
        case didFindSession
        case didFindNoSession
        case didEndSession
        case didFailToEndSession(reason: String)
    }

    private(set) var messages: [Message] = []

    func didFindSession() { messages.append(.didFindSession) }
    func didFindNoSession() { messages.append(.didFindNoSession) }
    func didEndSession() { messages.append(.didEndSession) }
    func didFailToEndSession(reason: String) { messages.append(.didFailToEndSession(reason: reason)) }
}
