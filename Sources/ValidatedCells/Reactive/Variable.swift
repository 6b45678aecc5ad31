import SystemFrameworks

/// A value that can be followed. Whoever begins to follow gets the present value at once.
public final class Variable<Element> {
  private let subject: CurrentValueSubject<Element, Never>

  public init(_ value: Element) { subject = CurrentValueSubject(value) }

  public var value: Element {
    get { subject.value }
    set { subject.send(newValue) }
  }

  public func asObservable() -> AnyPublisher<Element, Never> { subject.eraseToAnyPublisher() }
  public func asDriver() -> Driver<Element> { Driver(subject) }
}
