import Foundation
import Headless
import Shared
import Testing

@testable import Scenarios

nonisolated struct ScenarioParserTests {
    nonisolated static let forms: [(String, Step?)] = [
        (#"type "Email" "a@b.de""#, .type(label: "Email", text: "a@b.de")),
        (#"type "Title" "say \"hi\" \\ # now""#, .type(label: "Title", text: #"say "hi" \ # now"#)),
        (#"in "Categories" tap row "Cakes""#, .inSection("Categories", .tapRow(.title("Cakes")))),
        (#"in "Users" expect busy"#, .inSection("Users", .expect(.busy))),
        ("wait 2", .wait(.seconds(2))),
        ("wait 1.9", .wait(.milliseconds(1900))),
        ("wait 0.001", .wait(.milliseconds(1))),
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
        (#"+  in "Categories" tap row 1"#, .inSameTurn(.inSection("Categories", .tapRow(.number(1))))),
        ("", nil), ("   ", nil), ("# nothing", nil), ("\t# nothing", nil),
    ]

    @Test(arguments: forms)
    func `Every step has its form, a blank line and a comment are not steps`(source: String, step: Step?) throws {
        #expect(try ScenarioParser.parseStep(source)?.step == step)
    }

    @Test func `Only at a keyboard may the text to type be missing`() throws {
        let line = #"type "Password""#

        let step = try ScenarioParser.parseStep(line, from: .keyboard)?.step

        #expect(step == .type(label: "Password", text: nil))
        #expect(throws: ScenarioError.self) { try ScenarioParser.parseStep(line) }
    }

    nonisolated static let inSection = "a step about rows, buttons, texts, position or busy after a section"

    nonisolated static let expectations =
        "Choose screen, sheet, text, no, alert, notice, field, error, button, row, rows, position, "
        + "requests, busy or idle."

    nonisolated static let mistakes: [(String, String)] = [
        ("tpye \"Email\" \"x\"", "Expected a step, found “tpye”. Did you mean “type”?"),
        ("  dance", "Expected a step, found “dance”. Try “help”."),
        ("\"tap\"", "Expected a step, found “\"tap\"”. Try “help”."),
        ("type Email", "Expected a field’s label in quotes, found “Email”."),
        ("type \"Email\"", "Expected the text to type in quotes, found the end of the line."),
        ("type \"Email\" \"x\" \"y\"", "Expected the end of the line after the text to type."),
        ("type \"Password\" 'ibrar 1234'", "Expected the text to type in quotes."),
        ("+ type \"Password\" ibrar", "Expected the text to type in quotes. Did you mean “+ type \"Password\" \"…\"”?"),
        ("+", "Expected a step, found the end of the line. Try “help”."),
        ("+tap \"A\"", "A space is missing after “+”."),
        ("+ + back", "Expected a step, found “+”. Try “help”."),
        ("+ wait 1", "Expected an action after “+”, such as a tap."),
        ("+ in \"Rows\" expect busy", "Expected an action after “+”, such as a tap."),
        (
            "type \"Password\" ibrar 1234",
            "Expected the text to type in quotes. Did you mean “type \"Password\" \"…\"”?"
        ),
        ("tap rwo 1", "Expected a button’s label in quotes or “row”, found “rwo”. Did you mean “row”?"),
        (
            String(repeating: "x", count: 81),
            "Expected a step, found “\(String(repeating: "x", count: 80))…”. Try “help”."
        ),
        ("login", "Expected a step, found “login”. Try “help”."),
        ("click \"Log out\"", "Expected a step, found “click”. Did you mean “tap”?"),
        ("Enter \"x\"", "Expected a step, found “Enter”. Did you mean “type”?"),
        ("select row 1", "Expected a step, found “select”. Did you mean “tap row”?"),
        ("goto \"Users\"", "Expected a step, found “goto”. Did you mean “tab” or “open”?"),
        ("expect foo", "Expected an expectation, found “foo”. \(expectations)"),
        ("expect", "Expected an expectation, found the end of the line. \(expectations)"),
        (
            "tap Log out",
            "Expected a button’s label in quotes or “row”, found “Log”. Did you mean “tap \"Log out\"”?"
        ),
        ("tap row 5 Like", "Expected the end of the line, found “Like”. Did you mean “tap row 5 \"Like\"”?"),
        (
            "in Users tap row 2",
            "Expected a section’s title in quotes, found “Users”. Did you mean “in \"Users\" tap row 2”?"
        ),
        (
            "expect button Log in enabled",
            "Expected a button’s label in quotes, found “Log”. Did you mean “expect button \"Log in\" enabled”?"
        ),
        (
            "type Email ada",
            "Expected a field’s label in quotes, found “Email”. Did you mean “type \"Email\" \"…\"”?"
        ),
        ("tap row -1 x", "Expected a row’s number or its title in quotes, found “-1”."),
        (
            "open \"photos/abc\"",
            "Expected a deep link (\(DeepLink.forms)), found “photos/abc”."
        ),
        (
            "open \"Photos/12\"",
            "Expected a deep link (\(DeepLink.forms)), found “Photos/12”. Did you mean “photos/12”?"
        ),
        ("tap row 0", "Expected a row’s number or its title in quotes, found “0”."),
        ("tap row 99999999999999999999", "The number is too large."),
        ("tap \"Log in", "The quote that opens here is never closed."),
        ("tap \"a\\n\"", "In quotes, a backslash must precede a quote or another backslash."),
        ("tap \"é\\", "In quotes, a backslash must precede a quote or another backslash."),
        ("tap\"Log in\"", "A space is missing before “\"”."),
        ("tap \"Log\"in", "A space is missing before “i”."),
        ("tap \"a\"\u{301}", "A space is missing before “\u{301}”."),
        ("scroll up", "Expected end, found “up”. Did you mean “scroll end”?"),
        ("Quit", "Expected a step, found “Quit”. Did you mean “quit”?"),
        ("Tap \"Log in\"", "Expected a step, found “Tap”. Did you mean “tap”?"),
        (
            "type \"Email\" \"somebody@example.com\"          \"x\"",
            "column 46: Expected the end of the line after the text to type."
        ),
        ("tap “Log in", "The quote that opens here is never closed."),
        ("in \"A\" tpa row 1", "Expected \(inSection), found “tpa”. Did you mean “tap”?"),
        ("in \"A\" back", "Expected \(inSection), found “back”."),
        ("in \"A\" in \"B\" expect idle", "Expected \(inSection), found “in”."),
        ("in \"A\" expect alert \"B\"", "Expected \(inSection)."),
        ("network on", "Expected sample, offline or http://HOST, found “on”."),
        (
            "network ofline",
            "Expected sample, offline or http://HOST, found “ofline”. Did you mean “offline”?"
        ),
        (
            "open users",
            "Expected a deep link (\(DeepLink.forms)) in quotes, found “users”. Did you mean “open \"users\"”?"
        ),
        (
            "open \"user\"",
            "Expected a deep link (\(DeepLink.forms)), found “user”. Did you mean “users”?"
        ),
        ("expect scren \"A\"", "Expected an expectation, found “scren”. Did you mean “screen”?"),
        ("expect no txt \"A\"", "Expected text, alert or error, found “txt”. Did you mean “text”?"),
        (
            "expect button \"A\" enbled",
            "Expected enabled, disabled or absent, found “enbled”. Did you mean “enabled”?"
        ),
        ("expect row \"A\" gone", "Expected absent, found “gone”."),
        ("expect rows many", "Expected a number of rows, found “many”."),
        ("option latency 2", "An option must be at the start of a scenario file."),
    ]

    @Test(arguments: mistakes)
    func `An error is reported at its position`(source: String, description: String) throws {
        let error = #expect(throws: ScenarioError.self) { try ScenarioParser.parseStep(source) }

        #expect(error?.description == description)
    }

    @Test func `A line that repeats “in” 10,000 times is rejected like one that repeats it twice`() throws {
        let source = String(repeating: "in \"A\" ", count: 10_000)

        let error = #expect(throws: ScenarioError.self) { try ScenarioParser.parseStep(source) }

        #expect(error?.description == "Expected \(Self.inSection), found “in”.")
    }

    @Test(arguments: ["“", "”"], ["“", "”"])
    func `Curly quotes can enclose a text`(opening: String, closing: String) throws {
        let source = "type \(opening)Email\(closing) \(opening)say \"hi\" \\\(closing)\(closing)"

        let step = try ScenarioParser.parseStep(source)?.step

        #expect(step == .type(label: "Email", text: "say \"hi\" \(closing)"))
    }

    @Test func `A thousand combining marks are text, one more is rejected`() throws {
        let marks = String(repeating: "\u{301}", count: 1_000)

        let step = try ScenarioParser.parseStep("tap \"a\(marks)\"")?.step
        let error = #expect(throws: ScenarioError.self) { try ScenarioParser.parseStep("tap \"a\(marks)\u{316}\"") }

        #expect(step == .tap(label: "a\(marks)"))
        #expect(error?.message == "There are more than 1000 combining marks in a row.")
    }

    @Test func `At a keyboard no step can be in the same turn as another`() {
        let error = #expect(throws: ScenarioError.self) { try ScenarioParser.parseStep("+ back", from: .keyboard) }

        #expect(error?.message.hasPrefix("“+” is for files and pipes") == true)
    }

    @Test func `The guide explains every form of the parser, and no other`() throws {
        let steps = Set(StepGuide.overview.map { String($0.form.prefix { $0 != " " }) })
        let expectations = Set(
            StepGuide.expectations.map(\.form).filter { $0.hasPrefix("expect ") }
                .map { String($0.dropFirst(7).prefix { $0 != " " }) }
        )

        #expect(steps.subtracting(["help", "quit", "+"]) == Set(StepParser.forms.map(\.key)))
        #expect(expectations.union(["position"]) == Set(ExpectationParser.forms.map(\.key)))
    }

    @Test func `The guide names every option`() {
        let missing = OptionParser.forms.map(\.key).filter { !StepGuide.option.meaning.contains($0) }

        #expect(missing.isEmpty)
    }

    @Test(arguments: ["1.2345", "-1", "+1", "1e3", "1.", ".5", "", "1,5", "0x10", "١", "1234567890", "nan"])
    func `Seconds are a plain decimal number, exact to the millisecond`(number: String) throws {
        let error = #expect(throws: ScenarioError.self) { try ScenarioParser.parseStep("wait \(number)") }

        #expect(error?.column == 6)
        #expect(error?.message.hasPrefix("Expected \(Duration.decimalForm), found ") == true)
    }
}
