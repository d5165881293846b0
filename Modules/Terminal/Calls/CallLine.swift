/// A line of the panel of calls: a call, a group of calls or a change of the screen.
package struct CallLine: Equatable {
    /// The part of a pattern that is called.
    package enum Role: CaseIterable {
        case view
        /// A presenter or a view model.
        case presenter
        case interactor
        /// A router or a coordinator.
        case router
        case service
        /// The screen of the device, not a part of a pattern.
        case screen
    }

    package enum Emphasis {
        case message, ordinary, callToItself
    }

    /// The number of lines above that this one belongs to.
    let depth: Int
    let text: String
    let role: Role?
    let emphasis: Emphasis
    /// The name of the moment at which the lines of several patterns are aligned; `nil` if this line is not.
    let moment: String?

    package init(
        _ text: String,
        depth: Int = 0,
        role: Role? = nil,
        emphasis: Emphasis = .ordinary,
        moment: String? = nil
    ) {
        self.text = text
        self.depth = depth
        self.role = role
        self.emphasis = emphasis
        self.moment = moment
    }
}

extension CallLine.Role {
    /// The sign before a call of this part, of one column, its color, and its name in the legend in a long and a short
    /// form.
    var look: (sign: String, color: Style.Color?, name: String, shortName: String) {
        switch self {
        case .view: ("■", .blue, "view", "view")
        case .presenter: ("◆", .magenta, "presenter or view model", "presenter")
        case .interactor: ("●", .cyan, "interactor", "interactor")
        case .router: ("▲", .green, "router or coordinator", "router")
        case .service: ("○", .red, "service", "service")
        case .screen: ("▣", nil, "screen", "screen")
        }
    }
}
