import Foundation
import Headless

/// The pictures above the cells of a page.
final class PictureLayer {
    private let format: PictureFormat
    private let write: (String) -> Void
    private var shown: [PicturePlace] = []
    private var loading: Task<Void, Never>?

    /// Creates a layer that passes what is to be written to `write`.
    init(_ format: PictureFormat, write: @escaping (String) -> Void) {
        self.format = format
        self.write = write
    }

    /// Whether pictures are shown at all.
    var isOn: Bool { format != .never }

    /// Removes the pictures if they stand elsewhere than at `places`. Returns whether all cells are to be painted anew.
    func clear(unlessAt places: [PicturePlace]) -> Bool {
        guard isOn, !shown.isEmpty, shown != places else { return false }
        shown = []
        loading?.cancel()
        if let removal = format.removal { write(removal) }
        return format.removal == nil
    }

    /// Shows the pictures at `places`, as `device` has loaded them.
    func show(_ places: [PicturePlace], of device: Device) {
        guard isOn, shown != places else { return }
        shown = places
        loading?.cancel()
        loading = Task { [weak self] in
            for place in places {
                let data = await device.imageData(place.address)
                if Task.isCancelled { return }
                if let data { self?.show(data, at: place) }
            }
        }
    }

    /// Ends the loading of pictures.
    func cancel() {
        loading?.cancel()
    }

    private func show(_ data: Data, at place: PicturePlace) {
        if let text = format.text(showing: data, at: place) { write(text) }
    }
}
