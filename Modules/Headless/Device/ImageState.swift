/// The loading state of an image.
package enum ImageState {
    case placeholder, loaded, failed

    /// The text for a screen reader.
    package var label: String {
        switch self {
        case .placeholder: "Picture loading"
        case .loaded: "Picture"
        case .failed: "Picture not available"
        }
    }

    /// The symbol for the image in a text.
    package var symbol: String {
        switch self {
        case .placeholder: "▢"
        case .loaded: "▣"
        case .failed: "☒"
        }
    }
}
