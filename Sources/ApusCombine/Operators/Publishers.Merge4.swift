import OpenCombine

extension Publishers {
  /// A publisher of the elements of four publishers, in the order in which they arrive.
  public struct Merge4<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output,
    B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(
      _ a: A, _ b: B, _ c: C, _ d: D
    ) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let merged = MergeSubscription(subscriber, upstreamCount: 4)
      merged.start(subscriber)
      a.subscribe(merged.input(at: 0))
      b.subscribe(merged.input(at: 1))
      c.subscribe(merged.input(at: 2))
      d.subscribe(merged.input(at: 3))
    }

    /// Adds a publisher to those that are merged.
    public func merge<Z: Publisher>(
      with z: Z
    ) -> Merge5<A, B, C, D, Z>
    where
      D.Failure == Z.Failure, D.Output == Z.Output
    {
      Merge5(a, b, c, d, z)
    }

    /// Adds two publishers to those that are merged.
    public func merge<Z: Publisher, Y: Publisher>(
      with z: Z, _ y: Y
    ) -> Merge6<A, B, C, D, Z, Y>
    where
      D.Failure == Z.Failure, D.Output == Z.Output,
      D.Failure == Y.Failure, D.Output == Y.Output
    {
      Merge6(a, b, c, d, z, y)
    }

    /// Adds three publishers to those that are merged.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
      with z: Z, _ y: Y, _ x: X
    ) -> Merge7<A, B, C, D, Z, Y, X>
    where
      D.Failure == Z.Failure, D.Output == Z.Output,
      D.Failure == Y.Failure, D.Output == Y.Output,
      D.Failure == X.Failure, D.Output == X.Output
    {
      Merge7(a, b, c, d, z, y, x)
    }

    /// Adds four publishers to those that are merged.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
      with z: Z, _ y: Y, _ x: X, _ w: W
    ) -> Merge8<A, B, C, D, Z, Y, X, W>
    where
      D.Failure == Z.Failure, D.Output == Z.Output,
      D.Failure == Y.Failure, D.Output == Y.Output,
      D.Failure == X.Failure, D.Output == X.Output,
      D.Failure == W.Failure, D.Output == W.Output
    {
      Merge8(a, b, c, d, z, y, x, w)
    }
  }
}

extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publishers {
  /// A publisher of the elements of five publishers, in the order in which they arrive.
  public struct Merge5<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output,
    B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output,
    D.Failure == E.Failure, D.Output == E.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E

    public init(
      _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
    ) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let merged = MergeSubscription(subscriber, upstreamCount: 5)
      merged.start(subscriber)
      a.subscribe(merged.input(at: 0))
      b.subscribe(merged.input(at: 1))
      c.subscribe(merged.input(at: 2))
      d.subscribe(merged.input(at: 3))
      e.subscribe(merged.input(at: 4))
    }

    /// Adds a publisher to those that are merged.
    public func merge<Z: Publisher>(
      with z: Z
    ) -> Merge6<A, B, C, D, E, Z>
    where
      E.Failure == Z.Failure, E.Output == Z.Output
    {
      Merge6(a, b, c, d, e, z)
    }

    /// Adds two publishers to those that are merged.
    public func merge<Z: Publisher, Y: Publisher>(
      with z: Z, _ y: Y
    ) -> Merge7<A, B, C, D, E, Z, Y>
    where
      E.Failure == Z.Failure, E.Output == Z.Output,
      E.Failure == Y.Failure, E.Output == Y.Output
    {
      Merge7(a, b, c, d, e, z, y)
    }

    /// Adds three publishers to those that are merged.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
      with z: Z, _ y: Y, _ x: X
    ) -> Merge8<A, B, C, D, E, Z, Y, X>
    where
      E.Failure == Z.Failure, E.Output == Z.Output,
      E.Failure == Y.Failure, E.Output == Y.Output,
      E.Failure == X.Failure, E.Output == X.Output
    {
      Merge8(a, b, c, d, e, z, y, x)
    }
  }
}

extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
