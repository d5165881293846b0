import Shared

extension DeepLink {
    /// The tab in which the link's place is.
    package var tab: Tab.Name {
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
    package var tab: Tab.Name {
        switch self {
        case .dashboard: .dashboard
        case .users: .users
        case .photos: .photos
        }
    }
}
