import SystemFrameworks

/// What a view tells its view model.
public protocol TextFieldViewEvents: AnyObject {
  /// Sends the text each time that the person changes it.
  var textChangedDriver: Driver<String?> { get }
}

/// What a view model tells its view.
public protocol TextFieldViewModelEvents: AnyObject {
  /// Sends the text that the view is to show: at once, and again when it changes.
  var setTextDriver: Driver<String?> { get }
}

/// The view model of a cell with a text field. Views come and go: a cell binds to it when it
/// appears or is given another row, and lets go when it disappears.
///
///     final class MyTextCellViewModel:
///       TextFieldViewModel<BaseTextFieldViewEvents, BaseTextFieldViewModelEvents>
///     {}
open class TextFieldViewModel<
  ViewEvents: TextFieldViewEvents, ViewModelEvents: TextFieldViewModelEvents
> {
  public let viewModelEvents: ViewModelEvents
  /// What the view that is bound now subscribed to; emptied when the view goes.
  public private(set) var disposeBag = DisposeBag()
  private let viewEvents = CurrentValueSubject<ViewEvents?, Never>(nil)

  public init(viewModelEvents: ViewModelEvents) { self.viewModelEvents = viewModelEvents }

  /// Listens to a view, and no more to the one before.
  public func bind(viewEvents: ViewEvents) {
    unbindView()
    self.viewEvents.send(viewEvents)
  }

  /// Lets go of the view: nothing that it does is heard, nothing more is told to it.
  public func unbindView() {
    viewEvents.send(nil)
    disposeBag = DisposeBag()
  }

  /// Subscribes to each view that is bound, until it goes.
  public func mapViewEvents(
    _ mapper: @escaping (ViewEvents) -> Disposable
  ) -> Disposable {
    let ofView = Variable<Disposable?>(nil)
    let views = viewEvents.sink { events in
      // The old view's must have ended before the new one's begins.
      ofView.value = nil
      ofView.value = events.map(mapper)
    }
    return AnyCancellable {
      views.cancel()
      ofView.value = nil
    }
  }
}

/// The view model of a cell with nothing beyond text and validation.
public typealias BaseTextFieldViewModel = TextFieldViewModel<
  BaseTextFieldViewEvents, BaseTextFieldViewModelEvents
>
