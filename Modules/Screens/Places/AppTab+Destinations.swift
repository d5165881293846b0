import Shared

extension DeepLink {
    /// The tab in which the link opens.
    package var tab: AppTab {
        switch self {
        case .users: .users
        case .favorites: .favorites
        case .photo: .photos
        case .category: .dashboard
        }
    }
}

extension AppOptions.Landing {
    /// The tab of the landing screen.
    package var tab: AppTab {
        switch self {
        case .dashboard: .dashboard
        case .users: .users
        case .photos: .photos
        }
    }
}
