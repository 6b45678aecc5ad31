import OpenCombine

extension Publisher {
  /// Publishes the latest elements of this publisher and another, as soon as each has sent one and
  /// then whenever one of them sends.
  ///
  /// Finishes when all have finished, fails when one fails. What arrives while nothing is asked for
  /// is not sent later, though kept as the latest.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P>
  where Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Publishes what `transform` makes of the latest elements of this publisher and
  /// another, whenever one of them sends.
  public func combineLatest<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  where Failure == P.Failure {
    Publishers.CombineLatest(self, other).map(transform)
  }

  /// Publishes the latest elements of this publisher and two others, as soon as each has sent one and
  /// then whenever one of them sends.
  ///
  /// Finishes when all have finished, fails when one fails. What arrives while nothing is asked for
  /// is not sent later, though kept as the latest.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q>
  where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Publishes what `transform` makes of the latest elements of this publisher and
  /// two others, whenever one of them sends.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2).map(transform)
  }

  /// Publishes the latest elements of this publisher and three others, as soon as each has sent one and
  /// then whenever one of them sends.
  ///
  /// Finishes when all have finished, fails when one fails. What arrives while nothing is asked for
  /// is not sent later, though kept as the latest.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Publishes what `transform` makes of the latest elements of this publisher and
  /// three others, whenever one of them sends.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3).map(transform)
  }
}
