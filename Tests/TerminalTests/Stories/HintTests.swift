import Headless
import Testing

@testable import Terminal

/// The keys in the last line, apart from those that the pictures of whole screens show.
struct HintTests {
    @Test(arguments: stories)
    func `The last line names the keys that do something here, in the order of their use`(story: Story) async throws {
        try await story.play()
    }

    private nonisolated static let stories = Story.all(
        """
        A row that is alone
            one row that cannot be chosen on 140×40: | hints f like  d delete  / find  r refresh  q quit  ? keys
        The only row, without actions, above the first screen
            row above the first screen on 140×40:
            | hints ↑↓ move  Enter open  Tab next  Esc back  / find  r refresh  q quit  ? keys
        A row with a swipe action alone
            list on 140×40: {no like} | hints ↑↓ move  Enter open  d delete  / find  r refresh  q quit  ? keys
        A row whose swipe action comes first
            list on 140×40: {delete first} | hints ↑↓ move  Enter open  f like  d delete  / find  r refresh  q quit  ? keys
        A row that cannot be chosen, of one of several sections
            dashboard on 140×40: {no choice} Tab Tab | hints ↑↓ move  Tab section  / find  q quit  ? keys
        The only section that has rows
            dashboard on 140×40: {only pictures} | hints ↑↓ move  Enter open  Tab next  / find  q quit  ? keys
        A row of a sheet above tabs
            list on a sheet on 140×40:
            | hints ↑↓ move  Enter open  f like  d delete  Esc close  / find  r refresh  q quit  ? keys
        The only field
            field on 140×40: | hints Ctrl-C quit  F1 keys
        The last field, above a disabled button
            form on 140×40: {disable} Tab Tab | hints Tab next  Ctrl-C quit  F1 keys
        A disabled button
            form on 140×40: {disable} Tab×3 | hints Tab next  q quit  ? keys
        The tab bar
            tabs on 140×40: Shift-Tab | hints ←→ tab  Tab next  q quit  ? keys
        The bar of the only tab
            one tab on 140×40: Shift-Tab | hints Tab next  q quit  ? keys
        Nothing, while rows load
            loading on 140×40: | hints Esc back  q quit  ? keys
        An alert without a cancel button
            alert without Cancel on 140×40: | hints ←→ choose  Enter answer  F1 keys
        A menu
            list on 140×40: a | hints ↑↓ choose  Enter do it  Esc close
        Find without a text
            list on 140×40: / | says / | hints Enter stay  Esc return
        Find with one match
            list on 140×40: "/27" | says /27 | hints Enter stay  Esc return
        """,
        scenes: [
            "one row that cannot be chosen": .screen { $0.list(count: 1).with { $0.section().rows[0].onSelect = nil } },
            "row above the first screen": Scene { app in
                app.showTabs(app.form())
                app.push(app.list(count: 1).with { $0.section().rows[0].actions = [] })
            },
            "list on a sheet": Scene { $0.showTabs($0.list(), $0.form()).present($0.list("Sheet")) },
            "field": .screen { [.field(Field("Field"))] }, "one tab": Scene { $0.showTabs($0.list()) },
            "loading": Scene { $0.show($0.list(), $0.list("Second", count: 0).with { $0.section().isBusy = true }) },
            "alert without Cancel": Scene { $0.show($0.list()).alert("Which?", $0.answer("A"), $0.answer("B")) },
        ],
        steps: [
            "{no like}": .rows { $0[0].actions.removeFirst() }, "{delete first}": .rows { $0[0].actions.reverse() },
            "{no choice}": .screen { $0.section("Products").rows[0].onSelect = nil },
            "{only pictures}": .screen { screen in
                for title in ["Banners", "Categories", "Products"] { screen.section(title).rows = [] }
            },
            "{disable}": .screen { $0.button("Save").isEnabled = false },
        ]
    )

    @Test func `A hint is left out only if two columns before the help would not be free`() {
        let line = { (columns: Int) in Stage(.tabs.on(columns, 24)).lines[23] }
        let hints = line(200).replacing(/[ ]*\? keys$/, with: "")
        let needed = hints.columns + "  ? keys ".columns

        #expect(line(needed) == "\(hints)  ? keys")
        #expect(!line(needed - 1).hasPrefix(hints))
    }
}
