import OpenCombine

extension Publishers {
  /// A publisher of the elements of two publishers, in the order in which they arrive.
  public struct Merge<
    A: Publisher, B: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(
      _ a: A, _ b: B
    ) {
      self.a = a
      self.b = b
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let merged = MergeSubscription(subscriber, upstreamCount: 2)
      merged.start(subscriber)
      a.subscribe(merged.input(at: 0))
      b.subscribe(merged.input(at: 1))
    }

    /// Adds a publisher to those that are merged.
    public func merge<Z: Publisher>(
      with z: Z
    ) -> Merge3<A, B, Z>
    where
      B.Failure == Z.Failure, B.Output == Z.Output
    {
      Merge3(a, b, z)
    }

    /// Adds two publishers to those that are merged.
    public func merge<Z: Publisher, Y: Publisher>(
      with z: Z, _ y: Y
    ) -> Merge4<A, B, Z, Y>
    where
      B.Failure == Z.Failure, B.Output == Z.Output,
      B.Failure == Y.Failure, B.Output == Y.Output
    {
      Merge4(a, b, z, y)
    }

    /// Adds three publishers to those that are merged.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
      with z: Z, _ y: Y, _ x: X
    ) -> Merge5<A, B, Z, Y, X>
    where
      B.Failure == Z.Failure, B.Output == Z.Output,
      B.Failure == Y.Failure, B.Output == Y.Output,
      B.Failure == X.Failure, B.Output == X.Output
    {
      Merge5(a, b, z, y, x)
    }

    /// Adds four publishers to those that are merged.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
      with z: Z, _ y: Y, _ x: X, _ w: W
    ) -> Merge6<A, B, Z, Y, X, W>
    where
      B.Failure == Z.Failure, B.Output == Z.Output,
      B.Failure == Y.Failure, B.Output == Y.Output,
      B.Failure == X.Failure, B.Output == X.Output,
      B.Failure == W.Failure, B.Output == W.Output
    {
      Merge6(a, b, z, y, x, w)
    }

    /// Adds five publishers to those that are merged.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
      with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
    ) -> Merge7<A, B, Z, Y, X, W, V>
    where
      B.Failure == Z.Failure, B.Output == Z.Output,
      B.Failure == Y.Failure, B.Output == Y.Output,
      B.Failure == X.Failure, B.Output == X.Output,
      B.Failure == W.Failure, B.Output == W.Output,
      B.Failure == V.Failure, B.Output == V.Output
    {
      Merge7(a, b, z, y, x, w, v)
    }

    /// Adds six publishers to those that are merged.
    public func merge<
      Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, U: Publisher
    >(
      with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V, _ u: U
    ) -> Merge8<A, B, Z, Y, X, W, V, U>
    where
      B.Failure == Z.Failure, B.Output == Z.Output,
      B.Failure == Y.Failure, B.Output == Y.Output,
      B.Failure == X.Failure, B.Output == X.Output,
      B.Failure == W.Failure, B.Output == W.Output,
      B.Failure == V.Failure, B.Output == V.Output,
      B.Failure == U.Failure, B.Output == U.Output
    {
      Merge8(a, b, z, y, x, w, v, u)
    }
  }
}

extension Publishers.Merge: Equatable
where A: Equatable, B: Equatable {}

extension Publishers {
  /// A publisher of the elements of three publishers, in the order in which they arrive.
  public struct Merge3<
    A: Publisher, B: Publisher, C: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output,
    B.Failure == C.Failure, B.Output == C.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(
      _ a: A, _ b: B, _ c: C
    ) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let merged = MergeSubscription(subscriber, upstreamCount: 3)
      merged.start(subscriber)
      a.subscribe(merged.input(at: 0))
      b.subscribe(merged.input(at: 1))
      c.subscribe(merged.input(at: 2))
    }

    /// Adds a publisher to those that are merged.
    public func merge<Z: Publisher>(
      with z: Z
    ) -> Merge4<A, B, C, Z>
    where
      C.Failure == Z.Failure, C.Output == Z.Output
    {
      Merge4(a, b, c, z)
    }

    /// Adds two publishers to those that are merged.
    public func merge<Z: Publisher, Y: Publisher>(
      with z: Z, _ y: Y
    ) -> Merge5<A, B, C, Z, Y>
    where
      C.Failure == Z.Failure, C.Output == Z.Output,
      C.Failure == Y.Failure, C.Output == Y.Output
    {
      Merge5(a, b, c, z, y)
    }

    /// Adds three publishers to those that are merged.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
      with z: Z, _ y: Y, _ x: X
    ) -> Merge6<A, B, C, Z, Y, X>
    where
      C.Failure == Z.Failure, C.Output == Z.Output,
      C.Failure == Y.Failure, C.Output == Y.Output,
      C.Failure == X.Failure, C.Output == X.Output
    {
      Merge6(a, b, c, z, y, x)
    }

    /// Adds four publishers to those that are merged.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
      with z: Z, _ y: Y, _ x: X, _ w: W
    ) -> Merge7<A, B, C, Z, Y, X, W>
    where
      C.Failure == Z.Failure, C.Output == Z.Output,
      C.Failure == Y.Failure, C.Output == Y.Output,
      C.Failure == X.Failure, C.Output == X.Output,
      C.Failure == W.Failure, C.Output == W.Output
    {
      Merge7(a, b, c, z, y, x, w)
    }

    /// Adds five publishers to those that are merged.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
      with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
    ) -> Merge8<A, B, C, Z, Y, X, W, V>
    where
      C.Failure == Z.Failure, C.Output == Z.Output,
      C.Failure == Y.Failure, C.Output == Y.Output,
      C.Failure == X.Failure, C.Output == X.Output,
      C.Failure == W.Failure, C.Output == W.Output,
      C.Failure == V.Failure, C.Output == V.Output
    {
      Merge8(a, b, c, z, y, x, w, v)
    }
  }
}

extension Publishers.Merge3: Equatable
where A: Equatable, B: Equatable, C: Equatable {}
