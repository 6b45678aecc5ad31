import Foundation
import ViewGraph

/// Hands texts, addresses, files and pictures to others.
///
/// The page lists the items above a button for the browser's own sheet, one that copies, one that saves files and pictures
/// where the browser saves files, and one for each of the app's own services. A browser opens its sheet only for a press,
/// so it does not come by itself.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  /// Told at the end of a service, or when the person closed the controller without one.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  private let items: [Any]
  private let activities: [UIActivity]
  private var isComplete = false

  /// Called once, with the service that was used. The service is `nil` for the browser's own sheet: a page is told
  /// neither which service the person chose there, nor whether they did.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Services that are not offered. A page leaves its own button to copy out; the browser's sheet offers what it has.
  open var excludedActivityTypes: [UIActivity.ActivityType]? {
    didSet {
      state.contentVersion += 1
      let others = (excludedActivityTypes ?? []).filter { $0 != .copyToPasteboard }
      if !others.isEmpty {
        notDrawn(
          "UIActivityViewController.excludedActivityTypes", "the browser's sheet offers what it has"
        )
      }
    }
  }

  /// A controller for items.
  ///
  /// - Parameters:
  ///   - activityItems: Texts, addresses, files of the server's, pictures, and objects that say them
  ///     (``UIActivityItemSource``). A browser takes no other items.
  ///   - applicationActivities: Services of the app's own.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Nil: there are no archives of controllers here.
  public required init?(coder: NSCoder) { nil }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isComplete = false
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    complete(nil, false)
  }

  override func makeContent() -> AnyView {
    _ = state.contentVersion
    return AnyView(
      ActivityPage(
        controller: self, items: shared(by: nil),
        copies: !(excludedActivityTypes ?? []).contains(.copyToPasteboard),
        activities: offered))
  }

  /// The app's services that take the items.
  private var offered: [UIActivity] {
    let values = values(for: nil)
    return activities.filter { activity in
      let type = activity.activityType
      return !(excludedActivityTypes ?? []).contains { $0 == type }
        && activity.canPerform(withActivityItems: values)
    }
  }

  /// The items in their sources' form for a service.
  private func values(for type: UIActivity.ActivityType?) -> [Any] {
    items.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  /// What a browser is handed.
  private func shared(by type: UIActivity.ActivityType?) -> SharedItems {
    var shared = SharedItems()
    for value in values(for: type) { shared.add(value) }
    shared.title =
      items.lazy.compactMap { $0 as? any UIActivityItemSource }
      .map { $0.activityViewController(self, subjectForActivityType: type) }
      .first { !$0.isEmpty } ?? ""
    return shared
  }

  /// Opens the browser's sheet.
  func share() {
    let items = shared(by: nil)
    Graph.current?.session.perform(
      .share(title: items.title, text: items.text, address: items.address))
    complete(nil, true)
  }

  /// Puts the items on the person's clipboard.
  func copy() {
    UIPasteboard.general.string = shared(by: .copyToPasteboard).lines.joined(separator: "\n")
    complete(.copyToPasteboard, true)
  }

  /// Hands files and pictures to the person.
  func save() {
    do {
      _ = try ExportedFile.hand(shared(by: nil).files, to: Graph.current?.session)
      complete(nil, true)
    } catch {
      report("`UIActivityViewController` could not write a file: \(error.localizedDescription)")
    }
  }

  /// Lets a service of the app's own do its work.
  func perform(_ activity: UIActivity, whenDone: @escaping () -> Void) {
    activity.prepare(withActivityItems: values(for: activity.activityType))
    activity.finish = { [weak self, weak activity] completed in
      self?.complete(activity?.activityType, completed)
      whenDone()
    }
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  private func complete(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    guard !isComplete else { return }
    isComplete = true
    completionWithItemsHandler?(type, completed, nil, nil)
  }
}
