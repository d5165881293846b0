/// The explanations of the steps, for the help. A test compares them with the forms of the parser.
package nonisolated enum StepGuide {
    /// The syntax of a step, and what it means.
    package typealias Form = (form: String, meaning: String)

    /// All steps, on one screen.
    package static let overview: [Form] = [
        (#"type "Label" "text""#, "Replaces the text of a field."),
        (#"type "Label""#, "Asks for the text; a password is not shown."),
        (#"tap "Label""#, "Taps a button; of the alert, if one is up."),
        ("tap row N", #"Chooses a row by its number, or: tap row "Title"."#),
        (#"tap row N "Action""#, "Chooses one of the row’s actions, such as Delete."),
        (#"in "Section" STEP"#, #"Only within a section: in "Categories" tap row 1."#),
        (#"tab "Name""#, "Chooses a tab."),
        ("back", "Goes back, or closes a sheet."),
        ("scroll end", "Scrolls to the end of the screen."),
        ("refresh", "Reloads the screen, as pulling it down does."),
        ("wait SECONDS", "Lets time pass."),
        ("relaunch", "Ends the app and starts it again on the same data."),
        (#"open "LINK""#, "Opens a deep link, such as users or photos/12."),
        ("network NETWORK", "Changes the network: sample, offline or http://HOST."),
        ("expect …", "Checks the screen; “help expect” lists the ways."),
        ("+ STEP", "An action in the same turn as the step before."),
        ("print", "Prints the screen, in a scenario file or with --quiet."),
        ("help STEP", "Explains one step; “help” or “?” lists them all."),
        ("help signs", "Explains the signs on a screen."),
        ("quit", "Ends the app. Also: q, exit, :q, Ctrl-D"),
    ]

    /// The forms of `expect`.
    package static let expectations: [Form] = [
        (#"expect screen "Title""#, "The screen of this title is shown."),
        (#"expect sheet "Title""#, "The sheet of this title is shown."),
        (#"expect text "…""#, "Some element contains it; letter case counts."),
        (#"expect no text "…""#, "No element contains it."),
        (#"expect alert "Title" "Message""#, "This alert is up; the message is optional."),
        ("expect no alert", "No alert is up."),
        (#"expect notice "…""#, "This notice is up."),
        (#"expect field "Label" "value""#, "A field has this value; a password’s is dots."),
        (#"expect error "Label" "message""#, "A field has this error."),
        (#"expect no error "Label""#, "A field has no error."),
        (#"expect button "Label" enabled"#, "Or disabled, or absent."),
        (#"expect row N "Title""#, "A row has this number and title."),
        (#"expect row "Title" absent"#, "No row has this title."),
        ("expect rows COUNT", "There are this many rows, those out of view too."),
        (#"in "Section" expect position N"#, "The section’s current item, from 1."),
        ("expect busy", "The screen waits for an answer."),
        ("expect idle", "The screen does not wait for an answer."),
        (#"expect requests COUNT "path""#, "This many requests were sent for the path."),
    ]

    /// The form of an option, which only a scenario file may contain.
    package static let option: Form = (
        "option KEY VALUE",
        "In a file, before the first step. KEY is network, latency, policy, landing, after-signup or open."
    )

    /// The signs on a screen.
    package static let signs: [Form] = [
        ("<Photos>", "The selected tab, among the others."),
        ("= Title", "The title of a screen; … after it: waiting for an answer."),
        ("^ Title", "The title of a sheet: “back” closes it."),
        ("- Title", "The title of a section; … after it: waiting for an answer."),
        ("Label: text", "A field: type \"Label\" \"text\"."),
        ("? message", "The rule for the field above."),
        ("^ message", "The error of the field above."),
        ("[Label]", "A button: tap \"Label\". In a row, one of its actions."),
        ("(Label)", "A button that is disabled."),
        ("5. Title", "A row: tap row 5. To tap an action: tap row 5 \"Like\"."),
        ("<Delete>", "A row’s action that a phone shows after a swipe."),
        ("▢ ▣ ☒", "A picture that is loading, loaded, or not available."),
        ("‹cart›", "An icon, by its name."),
        ("♥", "The mark of a liked picture."),
        ("(2 more sideways)", "Rows out of view; they have numbers, too."),
        ("* message", "A notice, which disappears after 4 seconds."),
        ("! message", "An alert: tap one of its buttons first."),
    ]

    /// The topics of the help: `signs`, `option` and the first words of the steps.
    package static let topics = ["signs", "option"] + overview.map { String($0.form.prefix { $0 != " " }) }

    /// Returns the signs, or the forms of the step, that `topic` names; an empty array if there is no such topic.
    package static func forms(of topic: String) -> [Form] {
        switch topic {
        case "signs": signs
        case "expect": expectations
        default: (overview + [option]).filter { $0.form.split(separator: " ").first == topic[...] }
        }
    }
}
