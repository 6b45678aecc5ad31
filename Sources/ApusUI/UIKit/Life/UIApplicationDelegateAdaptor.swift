import Foundation
import ViewGraph

/// Gives an app a delegate, which is made before the app's first screen.
///
/// Each visitor's app makes its own delegate. Views of the app find a delegate in the environment if it is an
/// `ObservableObject` or `Observable`.
///
/// ```swift
/// @main struct ShopApp: App {
///   @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
///   var body: some Scene { WindowGroup { ContentView() } }
/// }
/// ```
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObjectProtocol, DelegateType: UIApplicationDelegate {
  private var box: Box?

  private final class Box {
    let delegate: DelegateType
    init(_ delegate: DelegateType) { self.delegate = delegate }
  }

  /// An adaptor for a class of delegates.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// The delegate. Outside of a screen each read makes a new one.
  public var wrappedValue: DelegateType { box?.delegate ?? Self.make() }

  static func make() -> DelegateType {
    guard let delegate = ClassInstance.make(DelegateType.self) as? DelegateType else {
      fatalError("\(DelegateType.self) is neither an NSObject nor a UIResponder.")
    }
    return delegate
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Makes bindings to the delegate's properties: `$delegate.name`.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject<DelegateType>.Wrapper(object: wrappedValue)
  }
}

extension UIApplicationDelegateAdaptor: GraphProperty, InputComparable {
  mutating func install(in component: Component, name: String) {
    let delegate = Tracking.pause { Self.make() }
    box = Box(delegate)
    guard let objects = ApplicationObjects.make() else { return }
    objects.delegate = delegate
    Tracking.pause {
      objects.launch(
        UISceneConfiguration(name: nil, sessionRole: .windowApplication), hasScenes: true)
    }
  }
  mutating func inherit(from old: Self, in component: Component) { box = old.box }
  /// Whether two values of the property are the same to a view, so that it need not be evaluated
  /// again. Not for apps.
  nonisolated public static func isSameInput(_: UnsafeRawPointer, _: UnsafeRawPointer) -> Bool {
    true
  }
}
