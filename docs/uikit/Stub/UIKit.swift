// swift-format-ignore-file
// A stub: the declarations that the listings use, as in Apple's documentation. It has no behavior, and omits parameters
// that have a default and are not passed. The method of the delegate is optional in UIKit.

@_exported import Foundation

@MainActor open class UIResponder: NSObject {
    @discardableResult open func becomeFirstResponder() -> Bool { false }
}

@MainActor open class UIView: UIResponder {
    public convenience override init() { self.init(frame: .zero) }
    public init(frame: CGRect) {}
    public required init?(coder: NSCoder) {}
    open var window: UIWindow? { nil }
    open var isHidden = false
    open var isUserInteractionEnabled = true
    open var backgroundColor: UIColor?
    open var translatesAutoresizingMaskIntoConstraints = true
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    open var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
    open func addSubview(_ view: UIView) {}
}

@MainActor open class UIWindow: UIView {}

@MainActor open class UIStackView: UIView {
    public convenience init(arrangedSubviews views: [UIView]) { self.init(frame: .zero) }
    open var axis = NSLayoutConstraint.Axis.horizontal
    open var spacing: CGFloat = 0
}

@MainActor open class UILabel: UIView {
    open var text: String?
    open var textColor: UIColor?
    open var numberOfLines = 1
}

@MainActor open class UIControl: UIView {
    public struct Event: Sendable {
        public static let editingChanged = Event()
        public static let primaryActionTriggered = Event()
    }
    open var isEnabled = true
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {}
}

@MainActor open class UITextField: UIControl {
    open var text: String?
    open var placeholder: String?
    open var hasText: Bool { false }
    open var isSecureTextEntry = false
    open var keyboardType = UIKeyboardType.default
    open var textContentType: UITextContentType?
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
}

public enum UIKeyboardType: Int { case `default`, emailAddress }
public enum UITextAutocapitalizationType: Int { case none, words, sentences, allCharacters }
public struct UITextContentType: Sendable {
    public static let username = UITextContentType()
    public static let password = UITextContentType()
}

@MainActor open class UIButton: UIControl {
    public struct Configuration {
        public static func plain() -> UIButton.Configuration { UIButton.Configuration() }
        public static func filled() -> UIButton.Configuration { UIButton.Configuration() }
        public var title: String?
        public var showsActivityIndicator = false
    }
    public convenience init(configuration: UIButton.Configuration) { self.init(frame: .zero) }
    open var configuration: UIButton.Configuration?
}

public typealias UIActionHandler = (UIAction) -> Void
@MainActor open class UIAction: NSObject {
    public convenience init(handler: @escaping UIActionHandler) { self.init() }
}

@MainActor open class UIColor: NSObject {
    open class var systemBackground: UIColor { UIColor() }
    open class var systemRed: UIColor { UIColor() }
}

@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { NSLayoutConstraint() }
}
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

@MainActor open class UILayoutGuide: NSObject {
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
}

@MainActor open class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable { case horizontal, vertical }
    open class func activate(_ constraints: [NSLayoutConstraint]) {}
}

@MainActor open class UIViewController: UIResponder {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
    public required init?(coder: NSCoder) {}
    open var view: UIView!
    open var viewIfLoaded: UIView? { nil }
    open var title: String?
    open var navigationController: UINavigationController? { nil }
    open var presentedViewController: UIViewController? { nil }
    open func loadView() {}
    open func viewDidLoad() {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    @available(iOS 26.0, *) open func updateProperties() {}
    @available(iOS 26.0, *) open func updatePropertiesIfNeeded() {}
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) {}
}

@MainActor open class UINavigationController: UIViewController {
    open weak var delegate: (any UINavigationControllerDelegate)?
    open var viewControllers: [UIViewController] = []
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
}

@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

@MainActor open class UIAlertController: UIViewController {
    public enum Style: Int { case actionSheet, alert }
    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
    }
    open func addAction(_ action: UIAlertAction) {}
}

@MainActor open class UIAlertAction: NSObject {
    public enum Style: Int { case `default`, cancel, destructive }
    public convenience init(
        title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
    ) { self.init() }
}
