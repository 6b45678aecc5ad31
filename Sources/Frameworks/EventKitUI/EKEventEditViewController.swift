import ApusEventKit
import ApusUI
import Foundation

/// The end of editing an event.
public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }

/// Shows an event that the app made, with a button that goes away. A page keeps no event.
@MainActor @preconcurrency
open class EKEventEditViewController: UINavigationController {
  /// The store that would keep the event.
  open var eventStore: EKEventStore!
  /// The event.
  open var event: EKEvent? { didSet { contentChanged() } }
  /// Hears of the end.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?

  open override func viewDidLoad() {
    super.viewDidLoad()
    noMeaning("EKEventEditViewController")
    setContent { [weak self] in
      EventPage(event: self?.event) { self?.cancel() }
    }
  }

  /// Goes away, as if the person had cancelled.
  open func cancelEditing() { cancel() }

  private func cancel() {
    if let editViewDelegate {
      editViewDelegate.eventEditViewController(self, didCompleteWith: .canceled)
    } else {
      dismiss(animated: true)
    }
  }
}

/// Hears of the end of editing an event.
@MainActor @preconcurrency
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  /// The person is done, and the app takes the controller away. On a page it is always cancelled.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}

/// An event and a button that goes away.
private struct EventPage: View {
  let event: EKEvent?
  let cancel: @MainActor () -> Void

  var body: some View {
    List {
      if let event {
        Section {
          Text(verbatim: event.title ?? "").font(.headline)
          if let location = event.location { Text(verbatim: location) }
          if let start = event.startDate, let end = event.endDate {
            Text(verbatim: words(start, end, isAllDay: event.isAllDay))
          }
          if let notes = event.notes { Text(verbatim: notes) }
        }
      }
      Section { Button(role: .cancel, action: cancel) { Text(own: .cancel) } }
    }
  }

  private func words(_ start: Date, _ end: Date, isAllDay: Bool) -> String {
    let style = Date.FormatStyle(date: .abbreviated, time: isAllDay ? .omitted : .shortened)
    let (first, last) = (start.formatted(style), end.formatted(style))
    return first == last ? first : "\(first) – \(last)"
  }
}
