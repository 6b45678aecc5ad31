import OpenCombine

extension Publishers {
  /// A publisher of the elements of six publishers, in the order in which they arrive.
  public struct Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output,
    B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output,
    D.Failure == E.Failure, D.Output == E.Output,
    E.Failure == F.Failure, E.Output == F.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F

    public init(
      _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let merged = MergeSubscription(subscriber, upstreamCount: 6)
      merged.start(subscriber)
      a.subscribe(merged.input(at: 0))
      b.subscribe(merged.input(at: 1))
      c.subscribe(merged.input(at: 2))
      d.subscribe(merged.input(at: 3))
      e.subscribe(merged.input(at: 4))
      f.subscribe(merged.input(at: 5))
    }

    /// Adds a publisher to those that are merged.
    public func merge<Z: Publisher>(
      with z: Z
    ) -> Merge7<A, B, C, D, E, F, Z>
    where
      F.Failure == Z.Failure, F.Output == Z.Output
    {
      Merge7(a, b, c, d, e, f, z)
    }

    /// Adds two publishers to those that are merged.
    public func merge<Z: Publisher, Y: Publisher>(
      with z: Z, _ y: Y
    ) -> Merge8<A, B, C, D, E, F, Z, Y>
    where
      F.Failure == Z.Failure, F.Output == Z.Output,
      F.Failure == Y.Failure, F.Output == Y.Output
    {
      Merge8(a, b, c, d, e, f, z, y)
    }
  }
}

extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}

extension Publishers {
  /// A publisher of the elements of seven publishers, in the order in which they arrive.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output,
    B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output,
    D.Failure == E.Failure, D.Output == E.Output,
    E.Failure == F.Failure, E.Output == F.Output,
    F.Failure == G.Failure, F.Output == G.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F
    public let g: G

    public init(
      _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let merged = MergeSubscription(subscriber, upstreamCount: 7)
      merged.start(subscriber)
      a.subscribe(merged.input(at: 0))
      b.subscribe(merged.input(at: 1))
      c.subscribe(merged.input(at: 2))
      d.subscribe(merged.input(at: 3))
      e.subscribe(merged.input(at: 4))
      f.subscribe(merged.input(at: 5))
      g.subscribe(merged.input(at: 6))
    }

    /// Adds a publisher to those that are merged.
    public func merge<Z: Publisher>(
      with z: Z
    ) -> Merge8<A, B, C, D, E, F, G, Z>
    where
      G.Failure == Z.Failure, G.Output == Z.Output
    {
      Merge8(a, b, c, d, e, f, g, z)
    }
  }
}

extension Publishers.Merge7: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable
{}

extension Publishers {
  /// A publisher of the elements of eight publishers, in the order in which they arrive.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, H: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output,
    B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output,
    D.Failure == E.Failure, D.Output == E.Output,
    E.Failure == F.Failure, E.Output == F.Output,
    F.Failure == G.Failure, F.Output == G.Output,
    G.Failure == H.Failure, G.Output == H.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F
    public let g: G
    public let h: H

    public init(
      _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let merged = MergeSubscription(subscriber, upstreamCount: 8)
      merged.start(subscriber)
      a.subscribe(merged.input(at: 0))
      b.subscribe(merged.input(at: 1))
      c.subscribe(merged.input(at: 2))
      d.subscribe(merged.input(at: 3))
      e.subscribe(merged.input(at: 4))
      f.subscribe(merged.input(at: 5))
      g.subscribe(merged.input(at: 6))
      h.subscribe(merged.input(at: 7))
    }
  }
}

extension Publishers.Merge8: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable,
  H: Equatable
{}
