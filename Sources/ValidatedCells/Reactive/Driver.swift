import SystemFrameworks

/// A publisher of what a view shows: it cannot fail.
///
/// Values come on the thread on which they were sent, which for cells is the main one.
public struct Driver<Element>: Publisher {
  public typealias Output = Element
  public typealias Failure = Never

  private let upstream: AnyPublisher<Element, Never>

  public init<P: Publisher>(_ publisher: P) where P.Output == Element, P.Failure == Never {
    upstream = publisher.eraseToAnyPublisher()
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Element, S.Failure == Never {
    upstream.receive(subscriber: subscriber)
  }

  /// Runs a closure for each value, as long as the result is kept.
  public func drive(onNext: @escaping (Element) -> Void) -> Disposable {
    sink(receiveValue: onNext)
  }

  /// Hands each value to a binder, as long as the result is kept.
  public func drive(_ binder: Binder<Element>) -> Disposable { drive(onNext: binder.on) }

  /// Writes each value into a variable, as long as the result is kept.
  public func drive(_ variable: Variable<Element>) -> Disposable {
    drive(onNext: { variable.value = $0 })
  }
}

extension Publisher where Failure == Never {
  public func asDriver() -> Driver<Output> { Driver(self) }
}

/// Does something to an object with each value, as long as the object lives.
public struct Binder<Value> {
  let on: (Value) -> Void

  public init<Target: AnyObject>(
    _ target: Target, binding: @escaping (_ target: Target, _ value: Value) -> Void
  ) {
    on = { [weak target] value in
      if let target { binding(target, value) }
    }
  }
}
