/// How far the device is with a picture.
package enum ImageState {
    case placeholder, loaded, failed

    /// What a screen reader says.
    package var label: String {
        switch self {
        case .placeholder: "Picture loading"
        case .loaded: "Picture"
        case .failed: "Picture not available"
        }
    }

    /// What stands for the picture where there are no pixels.
    package var symbol: String {
        switch self {
        case .placeholder: "▢"
        case .loaded: "▣"
        case .failed: "☒"
        }
    }
}
