import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

typealias PhotoListSpies = ScreenSpy<PhotoListViewModel, PhotoListExit>

enum PhotoListExit: Equatable {
    case didChoosePhoto(Int)
}

extension PhotoListSpies {
    var exits: PhotoListViewModel.Exits {
        PhotoListViewModel.Exits(
            didChoosePhoto: { [weak self] id in self?.take(.didChoosePhoto(id)) }
        )
    }
}

/// Returns Photos with `firstPage` read. The next page is photos 3 and 4, and a refresh returns photo 1.
func makePhotoList(
    _ firstPage: Result<PhotoPage, any Error> = .success(.sample(1...2))
) async -> (PhotoListViewModel, PhotoListSpies, Bench) {
    let bench = Bench()
    let spies = track(PhotoListSpies())
    bench.photos.answers.firstPage = firstPage
    bench.photos.answers.nextPage = .success(.sample(3...4))
    bench.photos.answers.refresh = .success(.sample(1...1))
    let viewModel = track(
        PhotoListViewModel(
            repository: bench.photos,
            session: bench.makeSession(),
            activity: bench.clock.activity,
            exits: spies.exits
        )
    )
    viewModel.viewDidLoad()
    spies.bind(viewModel, bench.clock.activity)
    await bench.clock.settle()
    return (viewModel, spies, bench)
}
