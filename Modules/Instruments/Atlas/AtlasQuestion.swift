import Tracing

/// A question that the page answers with calls of a step, under each pattern.
struct AtlasQuestion {
    /// How a part of the answer is found, by the names of functions or of a service.
    enum Clue {
        /// The caller of one of the functions.
        case caller([String])
        /// The object that one of the functions belongs to.
        case called([String])
        /// The object that the service answers.
        case answered(by: String)
    }

    let title: String
    let note: String
    let scenario: String
    /// The source of the step.
    let step: String
    /// In the order of their calls; none if the objects behind the screen are the answer.
    var clues: [Clue] = []

    /// Returns the calls that answer the question, each with the object that is the answer. Of a caller, it is the call
    /// that the caller handles.
    func answers(in calls: [Call]) -> [(call: Call, object: String)] {
        var rest = calls[...]
        return clues.compactMap { clue in
            guard let place = rest.firstIndex(where: clue.matches) else { return nil }
            rest = calls[(place + 1)...]
            let call = calls[place]
            guard case .caller = clue else { return (call, call.to) }
            let outer = calls[..<place].last { $0.depth < call.depth }
            let handled = outer?.to == call.from ? outer : calls[..<place].last { $0.to == call.from }
            return (handled ?? call, call.from)
        }
    }
}

extension AtlasQuestion.Clue {
    fileprivate func matches(_ call: Call) -> Bool {
        switch self {
        case .caller(let names), .called(let names): names.contains(String(call.name.prefix { $0 != "(" }))
        case .answered(let service): call.kind == .answer && call.from == service
        }
    }
}

extension AtlasQuestion {
    static let all = [
        Self(
            title: "Who stops a second tap on “Log in”?",
            note: "The object named below has the view disable the button. A guard refuses the tap as well: in the "
                + "same object, under VIPER in the interactor.",
            scenario: "login-busy",
            step: #"tap "Log in""#,
            clues: [.caller(["showLoading", "render"])]
        ),
        Self(
            title: "Who decides the words of a refused login?",
            note: "The object named below chooses the alert. Shared/Texts has its words, also “Invalid credentials”.",
            scenario: "login-wrong-password",
            step: #"tap "Log in""#,
            clues: [.caller(["showAlert", "raise", "present"])]
        ),
        Self(
            title: "Where does a failed like come back, and who shows its alert?",
            note: "First the object that receives the answer, last the one that presents the alert.",
            scenario: "feed-like-fails",
            step: #"tap row 2 "Like""#,
            clues: [.answered(by: "FavoriteStore"), .caller(["present"])]
        ),
        Self(
            title: "Which objects does a page of photos pass through?",
            note: "From the repository’s answer to the list on the screen.",
            scenario: "photos-next-page",
            step: "scroll end",
            clues: [
                .answered(by: "PhotoRepository"), .called(["didLoadPage"]), .called(["showPhotos"]),
                .called(["showPhotos", "render"]),
            ]
        ),
        Self(
            title: "Who opens Sign up?",
            note: "First the object that decides, last the one that calls push (a coordinator: on its router).",
            scenario: "signup-cancel",
            step: #"tap "Sign up""#,
            clues: [.called(["didTapSignUp", "askToSignUp", "openSignup"]), .caller(["push"])]
        ),
        Self(
            title: "What is alive after a log-out?",
            note: "Log in’s objects, named below, and what they own. The app’s own, such as AppController and "
                + "AppCoordinator, live as long as the program; those of the tabs were freed in this step.",
            scenario: "logout-removes-session",
            step: #"tap "Log out""#
        ),
    ]
}
