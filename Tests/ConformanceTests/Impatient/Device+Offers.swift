import Headless
import Scenarios
import Shared

extension Device {
    /// The actions that are possible at this moment: the buttons of the alert; else all of the screen's, with those of
    /// the first two rows of each section, the tab beside the current one, and back. A link can be opened at any time.
    var offers: [Step] {
        let link = Step.open(.photo(3))
        if let alert { return alert.buttons.map { .tap(label: $0.label) } + [link] }
        return (screen?.offers ?? []) + (isSheetPresented ? [] : [nextTab].compactMap(\.self)) + [.back, link]
    }

    private var nextTab: Step? {
        tabs.map { .tab($0.titles[($0.selected + 1) % $0.titles.count]) }
    }
}

extension Screen {
    fileprivate var offers: [Step] {
        let all = elements.flatMap { element -> [Step] in
            switch element {
            case .button(let button): [button].taps
            case .section(let section): section.offers
            case .field, .image: []
            }
        }
        return all + (onRefresh == nil ? [] : [.refresh]) + (onScrollToEnd == nil ? [] : [.scrollToEnd])
    }
}

extension Section {
    fileprivate var offers: [Step] {
        let choice = rows.isEmpty ? [] : [Step.tapRow(.number(1))]
        let actions = rows.prefix(2).enumerated()
            .flatMap { index, row in row.actions.map { Step.tapAction($0.label, of: .number(index + 1)) } }
        return (buttons.taps + choice + actions).map { .inSection(title, $0) }
    }
}

extension [Button] {
    fileprivate var taps: [Step] { filter { !$0.isHidden }.map { .tap(label: $0.label) } }
}
