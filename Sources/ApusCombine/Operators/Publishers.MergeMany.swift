import OpenCombine

extension Publishers {
  /// A publisher of the elements of any number of publishers of one type, as they arrive.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      guard !publishers.isEmpty else {
        Empty<Output, Failure>().receive(subscriber: subscriber)
        return
      }
      let merged = MergeSubscription(subscriber, upstreamCount: publishers.count)
      merged.start(subscriber)
      for (index, publisher) in publishers.enumerated() {
        publisher.subscribe(merged.input(at: index))
      }
    }

    /// Adds a publisher to those that are merged.
    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
