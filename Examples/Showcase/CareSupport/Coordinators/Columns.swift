import SwiftUI
import UIKit

/// The page of a list, with the chosen item beside the list in a wide window, and on a page above it in a narrow one.
///
/// The address is the item's in both.
@MainActor
final class Columns<Model: AnyObject>: ObservableObject, ListColumns {
  struct Choice {
    let route: CareRoute
    let model: Model
  }

  @Published private(set) var choice: Choice?
  @Published var isWide: Bool {
    didSet {
      guard isWide != oldValue else { return }
      // Back has led away from it.
      if isWide, choicePage == nil { choice = nil }
      arrange()
    }
  }
  let route: CareRoute
  private(set) weak var page: UIViewController?
  private weak var choicePage: UIViewController?
  private weak var navigationController: UINavigationController?
  private let makePage: @MainActor (Choice) -> UIViewController

  /// - Parameters:
  ///   - route: The list's.
  ///   - makePage: Makes the page of what is chosen.
  init(
    route: CareRoute, isWide: Bool, in navigationController: UINavigationController,
    makePage: @escaping @MainActor (Choice) -> UIViewController
  ) {
    self.route = route
    self.isWide = isWide
    self.navigationController = navigationController
    self.makePage = makePage
  }

  /// The chosen item, if the screen shows it.
  var shown: Model? { isWide || choicePage != nil ? choice?.model : nil }

  /// The route of the item beside the list.
  var routeBesideList: CareRoute? { isWide ? choice?.route : nil }

  /// Puts the list's page on top.
  func begin(with page: UIViewController) {
    self.page = page
    navigationController?.pushViewController(page, animated: true)
  }

  /// Shows something in the place of what was chosen before.
  func choose(_ route: CareRoute, _ model: @autoclosure () -> Model) {
    guard route != routeBesideList else { return }
    choice = Choice(route: route, model: model())
    arrange()
  }

  func clear() {
    choice = nil
    arrange()
  }

  private func arrange() {
    guard let navigationController, let page else { return }
    var pages = navigationController.viewControllers.filter { $0 !== choicePage }
    guard let index = pages.firstIndex(of: page) else { return }
    if !isWide, let choice {
      let above = makePage(choice)
      pages.insert(above, at: index + 1)
      choicePage = above
    }
    page.pageAddress = (routeBesideList ?? route).address
    navigationController.setViewControllers(pages, animated: true)
  }
}

/// The columns of a list, whatever is chosen in it.
@MainActor
protocol ListColumns: AnyObject {
  /// The list's.
  var route: CareRoute { get }
  /// The list's page while it lies on the stack.
  var page: UIViewController? { get }
  /// Whether there is room for two columns.
  var isWide: Bool { get set }
  /// Shows the list without a chosen item.
  func clear()
}

/// A coordinator that begins with a list.
@MainActor
protocol ListCoordinator: PageCoordinator {
  var listColumns: any ListColumns { get }
}
