import OpenCombine

extension Publishers {
  /// When `collect(_:options:)` sends what it has gathered.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// After each interval on the scheduler.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// After each interval on the scheduler, and at once when there are so many elements.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)

    var scheduler: Context {
      switch self {
      case .byTime(let scheduler, _), .byTimeOrCount(let scheduler, _, _): scheduler
      }
    }

    var interval: Context.SchedulerTimeType.Stride {
      switch self {
      case .byTime(_, let interval), .byTimeOrCount(_, let interval, _): interval
      }
    }

    var count: Int {
      switch self {
      case .byTime: .max
      case .byTimeOrCount(_, _, let count): count
      }
    }
  }

  /// A publisher that gathers elements and sends them as arrays, by time or by number.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(
        CollectByTimeSubscription<Upstream.Output, Context, Downstream>(
          subscriber, strategy: strategy, options: options))
    }
  }
}

extension Publisher {
  /// Gathers elements and publishes them as arrays after each interval, or earlier when there are
  /// as many as the strategy says.
  ///
  /// An interval in which nothing arrived publishes nothing. When this publisher finishes, what is
  /// left is published first; when it fails, it is dropped. The upstream is asked for everything;
  /// what nobody asked for yet stays gathered.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

private final class CollectByTimeSubscription<
  Input, Context: Scheduler, Downstream: Subscriber
>: Subscriber, Subscription
where Downstream.Input == [Input] {
  typealias Failure = Downstream.Failure

  private let guarded = Guard()
  private let delivering = RecursiveLock()
  private let strategy: Publishers.TimeGroupingStrategy<Context>
  private let options: Context.SchedulerOptions?
  private var downstream: Downstream?
  private var subscription: (any Subscription)?
  private var timer: (any Cancellable)?
  private var gathered: [Input] = []
  private var demand = Subscribers.Demand.none
  private var isFinishing = false

  init(
    _ downstream: Downstream, strategy: Publishers.TimeGroupingStrategy<Context>,
    options: Context.SchedulerOptions?
  ) {
    self.downstream = downstream
    self.strategy = strategy
    self.options = options
  }

  func receive(subscription: any Subscription) {
    let receiver: Downstream? = guarded {
      guard self.subscription == nil else { return nil }
      self.subscription = subscription
      return downstream
    }
    guard let receiver else { return subscription.cancel() }
    receiver.receive(subscription: self)
    let scheduler = strategy.scheduler
    let timer = scheduler.schedule(
      after: scheduler.now.advanced(by: strategy.interval), interval: strategy.interval,
      tolerance: scheduler.minimumTolerance, options: options
    ) { [weak self] in self?.send() }
    let isOver = guarded {
      if downstream != nil { self.timer = timer }
      return downstream == nil
    }
    if isOver { timer.cancel() } else { subscription.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let isFull = guarded {
      gathered.append(input)
      return gathered.count >= strategy.count
    }
    if isFull { send() }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished:
      guarded { isFinishing = true }
      send()
    case .failure:
      delivering { end().downstream?.receive(completion: completion) }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    let isOwed = guarded {
      self.demand += demand
      return isFinishing || gathered.count >= strategy.count
    }
    if isOwed { send() }
  }

  func cancel() {
    end().subscription?.cancel()
  }

  /// Sends what is gathered, if it is asked for, and then the end, if it has come.
  private func send() {
    delivering {
      repeat {
        let delivery: (Downstream, [Input])? = guarded {
          guard demand > 0, !gathered.isEmpty, let downstream else { return nil }
          demand -= 1
          let values = Array(gathered.prefix(strategy.count))
          gathered.removeFirst(values.count)
          return (downstream, values)
        }
        guard let (receiver, values) = delivery else { break }
        let additional = receiver.receive(values)
        guarded { demand += additional }
      } while guarded { isFinishing || gathered.count >= strategy.count }
      guard guarded({ isFinishing && gathered.isEmpty }) else { return }
      end().downstream?.receive(completion: .finished)
    }
  }

  private func end() -> (downstream: Downstream?, subscription: (any Subscription)?) {
    let (ended, subscription, timer, released) = guarded {
      let released = gathered
      gathered = []
      demand = .none
      return (downstream.take(), self.subscription.take(), self.timer.take(), released)
    }
    timer?.cancel()
    withExtendedLifetime(released) {}
    return (ended, subscription)
  }
}
