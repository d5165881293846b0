import Shared
import UIKit

/// Sign up, which is not written here.
enum SignupAssembly {
    static func make(services: Services, output: any SignupModuleOutput) -> UIViewController {
        UIViewController(nibName: nil, bundle: nil)
    }
}
