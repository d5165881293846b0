import Foundation
import Headless
import Scenarios
import Shared
import Testing

struct ScenarioParserTests {
    nonisolated static let forms: [(String, Step)] = [
        (#"type "Email" "a@b.de""#, .type(label: "Email", text: "a@b.de")),
        (#"type "Title" "say \"hi\" \\ # now""#, .type(label: "Title", text: #"say "hi" \ # now"#)),
        (#"tap "Log in""#, .tap(label: "Log in")),
        ("tap row 2", .tapRow(.number(2))),
        (#"tap row "Cakes""#, .tapRow(.title("Cakes"))),
        (#"in "Categories" tap row "Cakes""#, .inSection("Categories", .tapRow(.title("Cakes")))),
        (#"in "Users" expect busy"#, .inSection("Users", .expect(.busy))),
        (#"tab "Users""#, .tab("Users")),
        ("back", .back),
        ("scroll end", .scrollToEnd),
        ("refresh", .refresh),
        ("wait 2", .wait(.seconds(2))),
        ("wait 1.9", .wait(.milliseconds(1900))),
        ("wait 0.05", .wait(.milliseconds(50))),
        ("wait 0.001", .wait(.milliseconds(1))),
        ("relaunch", .relaunch),
        (#"open "photos/12""#, .open(.photo(12))),
        ("network offline", .network(.offline)),
        (#"expect screen "Log in""#, .expect(.screen("Log in"))),
        (#"expect sheet "Add image""#, .expect(.sheet("Add image"))),
        (#"expect text "x""#, .expect(.text("x"))),
        (#"expect no text "x""#, .expect(.noText("x"))),
        (#"expect alert "A""#, .expect(.alert(title: "A", message: nil))),
        (#"expect alert "A" "B""#, .expect(.alert(title: "A", message: "B"))),
        ("expect no alert", .expect(.noAlert)),
        (#"expect notice "Saved""#, .expect(.notice("Saved"))),
        (#"expect field "Email" """#, .expect(.field(label: "Email", value: ""))),
        (#"expect error "Email" "m""#, .expect(.error(label: "Email", message: "m"))),
        (#"expect no error "Email""#, .expect(.noError(label: "Email"))),
        (#"expect button "Save" disabled"#, .expect(.button(label: "Save", .disabled))),
        (#"expect row 1 "Ali""#, .expect(.row(1, title: "Ali"))),
        (#"expect row "Ali" absent"#, .expect(.noRow(title: "Ali"))),
        ("expect rows 0", .expect(.rows(count: 0))),
        ("expect idle", .expect(.idle)),
        ("print # and what follows is a comment", .print),
    ]

    @Test(arguments: forms)
    func `Every step has its form`(source: String, step: Step) throws {
        #expect(try ScenarioParser.parseStep(source) == step)
    }

    @Test(arguments: ["", "   ", "# nothing", "\t# nothing"])
    func `A blank line and a comment are no steps`(source: String) throws {
        #expect(try ScenarioParser.parseStep(source) == nil)
    }

    @Test
    func `Only where somebody can be asked may the text to type be missing`() throws {
        let line = #"type "Password""#

        let step = try ScenarioParser.parseStep(line, asksForText: true)

        #expect(step == .type(label: "Password", text: nil))
        #expect(throws: ScenarioError.self) { try ScenarioParser.parseStep(line) }
    }

    nonisolated static let mistakes: [(String, String)] = [
        ("tpye \"Email\" \"x\"", "column 1: Expected a step, found “tpye”. Did you mean “type”?"),
        ("  dance", "column 3: Expected a step, found “dance”."),
        ("\"tap\"", "column 1: Expected a step, found “\"tap\"”."),
        ("type Email", "column 6: Expected a field’s label in quotes, found “Email”."),
        ("type \"Email\"", "column 13: Expected the text to type in quotes, found the end of the line."),
        ("type \"Email\" \"x\" \"y\"", "column 18: Expected the end of the line, found “\"y\"”."),
        ("tap rwo 1", "column 5: Expected a button’s label in quotes or “row”, found “rwo”. Did you mean “row”?"),
        ("tap row 0", "column 9: Expected a row’s number or its title in quotes, found “0”."),
        ("tap row 99999999999999999999", "column 9: The number is too large."),
        ("tap row -1", "column 9: Expected a row’s number or its title in quotes, found “-1”."),
        ("tap \"Log in", "column 5: The quote that opens here is never closed."),
        ("tap \"a\\n\"", "column 7: In quotes, a backslash stands only before a quote or another backslash."),
        ("tap \"é\\", "column 7: In quotes, a backslash stands only before a quote or another backslash."),
        ("tap\"Log in\"", "column 4: A space is missing before “\"”."),
        ("tap \"Log\"in", "column 10: A space is missing before “i”."),
        ("scroll up", "column 8: Expected end, found “up”."),
        ("in \"A\" back", "column 8: Expected a step about rows, buttons, texts, position or busy after a section."),
        (
            "in \"A\" in \"B\" expect idle",
            "column 8: Expected a step about rows, buttons, texts, position or busy after a section."
        ),
        (
            "in \"A\" expect alert \"B\"",
            "column 8: Expected a step about rows, buttons, texts, position or busy after a section."
        ),
        ("network on", "column 9: Expected sample, offline or http://HOST, found “on”."),
        ("network live", "column 9: Expected sample, offline or http://HOST, found “live”."),
        (
            "network ofline",
            "column 9: Expected sample, offline or http://HOST, found “ofline”. Did you mean “offline”?"
        ),
        ("open users", "column 6: Expected a deep link (\(DeepLink.forms)) in quotes, found “users”."),
        (
            "open \"user\"",
            "column 6: Expected a deep link (\(DeepLink.forms)), found “user”. Did you mean “users”?"
        ),
        ("expect scren \"A\"", "column 8: Expected an expectation, found “scren”. Did you mean “screen”?"),
        ("expect no txt \"A\"", "column 11: Expected text, alert or error, found “txt”. Did you mean “text”?"),
        (
            "expect button \"A\" enbled",
            "column 19: Expected enabled, disabled or absent, found “enbled”. Did you mean “enabled”?"
        ),
        ("expect row \"A\" gone", "column 16: Expected absent, found “gone”."),
        ("expect rows many", "column 13: Expected a number of rows, found “many”."),
        ("option latency 2", "column 1: An option stands at the start of a scenario file."),
    ]

    @Test(arguments: mistakes)
    func `A mistake is named where it stands`(source: String, description: String) throws {
        let error = #expect(throws: ScenarioError.self) { try ScenarioParser.parseStep(source) }

        #expect(error?.description == description)
    }

    @Test(arguments: ["1.2345", "-1", "+1", "1e3", "1.", ".5", "", "1,5", "0x10", "١", "1234567890", "nan"])
    func `Seconds are a plain decimal number, exact to the millisecond`(number: String) throws {
        let error = #expect(throws: ScenarioError.self) { try ScenarioParser.parseStep("wait \(number)") }

        #expect(error?.column == 6)
        #expect(error?.message.hasPrefix("Expected \(Duration.decimalForm), found ") == true)
    }
}
