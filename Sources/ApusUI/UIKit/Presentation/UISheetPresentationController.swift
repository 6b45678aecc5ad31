import Foundation

/// The presentation of a controller as a sheet.
///
///     if let sheet = controller.sheetPresentationController {
///       sheet.detents = [.medium(), .large()]
///       sheet.prefersGrabberVisible = true
///     }
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet rests. The sheet begins at the selected height, or else at the smallest. A person drags
  /// the sheet to the others.
  open var detents: [Detent] = [.large()] { didSet { looksChanged() } }
  /// The height that the sheet has; nil: the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { looksChanged() } }
  /// Whether there is a sign at the top of the sheet.
  open var prefersGrabberVisible = false { didSet { looksChanged() } }
  /// The radius of the corners, in points; nil: the usual one.
  open var preferredCornerRadius: CGFloat? { didSet { looksChanged() } }
  /// The largest height at which the page behind can be used; nil: there is none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { looksChanged() } }
  /// Whether a swipe over scrolled content makes the sheet larger first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true { didSet { looksChanged() } }
  /// Whether the sheet stays at the lower edge in low windows.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet is as wide as its content prefers in low windows.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

  /// Whether the app said something, so that the sheet's content has no say.
  private(set) var hasOwnLooks = false

  private func looksChanged() {
    hasOwnLooks = true
    presentedViewController.state.sheetChanges += 1
  }

  /// Changes the sheet with an animation.
  open func animateChanges(_ changes: () -> Void) { withAnimation(nil, changes) }

  /// Asks the detents of the app for their heights again.
  open func invalidateDetents() { presentedViewController.state.sheetChanges += 1 }

  // MARK: Heights

  /// A height at which a sheet rests.
  @MainActor @preconcurrency
  public final class Detent {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Half of the window's height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the height.
    public let identifier: Identifier
    private let resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

    private init(
      _ identifier: Identifier,
      _ resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)? = nil
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// Half of the window's height.
    public static func medium() -> Detent { Detent(.medium) }
    /// The whole height.
    public static func large() -> Detent { Detent(.large) }
    /// A height that the app computes.
    ///
    /// - Parameters:
    ///   - identifier: Its name; nil: one that no other has.
    ///   - resolver: Gives the height in points; nil leaves the height out.
    public static func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (
          _ context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    /// The height in points; nil: it is left out.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      if let resolver { return resolver(context) }
      return identifier == .medium ? context.maximumDetentValue / 2 : context.maximumDetentValue
    }

    fileprivate func height(in context: SheetRoom) -> PresentationDetent? {
      guard resolver != nil else { return identifier == .medium ? .medium : .large }
      return resolvedValue(in: context).map { .height($0) }
    }
  }

  fileprivate var heights: [(Detent.Identifier, PresentationDetent)] {
    let room = SheetRoom()
    return detents.compactMap { detent in
      detent.height(in: room).map { (detent.identifier, $0) }
    }
  }
}

extension UISheetPresentationController {
  /// The height that the sheet has, which a person changes by dragging.
  fileprivate func selection(
    of heights: [(Detent.Identifier, PresentationDetent)]
  ) -> Binding<PresentationDetent> {
    Binding {
      heights.first { $0.0 == self.selectedDetentIdentifier }?.1 ?? self.smallest(of: heights)
    } set: { chosen in
      self.selectedDetentIdentifier = heights.first { $0.1 == chosen }?.0
      (self.delegate as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
  }

  private func smallest(of heights: [(Detent.Identifier, PresentationDetent)]) -> PresentationDetent
  {
    let room = WindowSizeKey.current.height
    return heights.map(\.1).min { $0.points(in: room) < $1.points(in: room) } ?? .large
  }
}

/// What a sheet's height may depend on.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of what the sheet lies in.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height that a sheet can have, in points.
  var maximumDetentValue: CGFloat { get }
}

private struct SheetRoom: UISheetPresentationControllerDetentResolutionContext {
  var containerTraitCollection: UITraitCollection { .current }
  var maximumDetentValue: CGFloat { UIScreen.main.bounds.height }
}

/// Hears of a sheet.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The person chose another height by dragging.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

extension UIViewController {
  /// The sheet as which the controller is presented; nil if it is presented otherwise.
  public var sheetPresentationController: UISheetPresentationController? {
    guard !modalPresentationStyle.isCover else { return nil }
    return presentationController as? UISheetPresentationController
  }
}

/// The looks of a sheet that a controller is presented as.
struct SheetLooks: ViewModifier {
  let controller: UIViewController

  func body(content: Content) -> some View {
    let _ = controller.state.sheetChanges
    if let sheet = controller.sheetPresentationController, sheet.hasOwnLooks {
      let heights = sheet.heights
      let undimmed = heights.first { $0.0 == sheet.largestUndimmedDetentIdentifier }?.1
      content
        .presentationDetents(Set(heights.map(\.1)), selection: sheet.selection(of: heights))
        .presentationBackgroundInteraction(undimmed.map { .enabled(upThrough: $0) } ?? .automatic)
        .presentationContentInteraction(
          sheet.prefersScrollingExpandsWhenScrolledToEdge ? .automatic : .scrolls
        )
        .presentationDragIndicator(sheet.prefersGrabberVisible ? .visible : .hidden)
        .presentationCornerRadius(sheet.preferredCornerRadius)
    } else {
      content
    }
  }
}
