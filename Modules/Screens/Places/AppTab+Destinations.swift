import Shared

extension DeepLink {
    /// The tab above whose first screen the link opens.
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
    /// The tab that is the landing screen.
    package var tab: AppTab {
        switch self {
        case .dashboard: .dashboard
        case .users: .users
        case .photos: .photos
        }
    }
}
