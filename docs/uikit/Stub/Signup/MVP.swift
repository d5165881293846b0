import Shared
import UIKit

/// Sign up, which is not written here.
enum SignupAssembly {
    static func make(services: Services, delegate: any SignupDelegate) -> UIViewController {
        UIViewController(nibName: nil, bundle: nil)
    }
}
