import SystemFrameworks

/// A subscription; it ends when it is released.
public typealias Disposable = AnyCancellable

/// Keeps subscriptions, and ends them when it is released.
public final class DisposeBag {
  private var disposables: [Disposable] = []

  public init() {}

  public func insert(_ disposable: Disposable) { disposables.append(disposable) }
}

extension AnyCancellable {
  /// Lets a bag keep the subscription.
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}
