import Foundation
import Headless

/// The pictures above the cells of a page.
final class PictureLayer {
    private let pictures: PictureProtocol
    private let write: (String) -> Void
    private var shown: [PicturePlace] = []
    private var loading: Task<Void, Never>?

    /// Creates a layer that passes what is to be written to `write`.
    init(_ pictures: PictureProtocol, write: @escaping (String) -> Void) {
        self.pictures = pictures
        self.write = write
    }

    /// Whether pictures are shown at all.
    var isOn: Bool { pictures != .never }

    /// Removes the pictures if they stand elsewhere than at `places`. Returns whether all cells are to be painted anew.
    func clear(unlessAt places: [PicturePlace]) -> Bool {
        guard isOn, !shown.isEmpty, shown != places else { return false }
        shown = []
        loading?.cancel()
        if let removal = pictures.removal { write(removal) }
        return pictures.removal == nil
    }

    /// Shows the pictures at `places`, as `device` has loaded them.
    func show(_ places: [PicturePlace], of device: Device) {
        guard isOn, shown != places else { return }
        shown = places
        loading?.cancel()
        loading = Task { [weak self] in
            for place in places {
                guard let data = await device.imageData(place.address), !Task.isCancelled else { return }
                self?.show(data, at: place)
            }
        }
    }

    private func show(_ data: Data, at place: PicturePlace) {
        if let text = pictures.text(showing: data, at: place) { write(text) }
    }
}
