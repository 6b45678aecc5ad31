import OpenCombine

extension Publishers {
  /// A publisher of the latest elements of two publishers, sent whenever one of them sends.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let latest = CombineLatestSubscription(subscriber, upstreamCount: 2)
      let aInput = latest.input(of: A.Output.self, at: 0)
      let bInput = latest.input(of: B.Output.self, at: 1)
      latest.start(subscriber) {
        guard let a = aInput.latest, let b = bInput.latest
        else { return nil }
        return (a, b)
      }
      a.subscribe(aInput)
      b.subscribe(bInput)
    }
  }

  /// A publisher of the latest elements of three publishers, sent whenever one of them sends.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let latest = CombineLatestSubscription(subscriber, upstreamCount: 3)
      let aInput = latest.input(of: A.Output.self, at: 0)
      let bInput = latest.input(of: B.Output.self, at: 1)
      let cInput = latest.input(of: C.Output.self, at: 2)
      latest.start(subscriber) {
        guard let a = aInput.latest, let b = bInput.latest, let c = cInput.latest
        else { return nil }
        return (a, b, c)
      }
      a.subscribe(aInput)
      b.subscribe(bInput)
      c.subscribe(cInput)
    }
  }

  /// A publisher of the latest elements of four publishers, sent whenever one of them sends.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let latest = CombineLatestSubscription(subscriber, upstreamCount: 4)
      let aInput = latest.input(of: A.Output.self, at: 0)
      let bInput = latest.input(of: B.Output.self, at: 1)
      let cInput = latest.input(of: C.Output.self, at: 2)
      let dInput = latest.input(of: D.Output.self, at: 3)
      latest.start(subscriber) {
        guard let a = aInput.latest, let b = bInput.latest, let c = cInput.latest,
          let d = dInput.latest
        else { return nil }
        return (a, b, c, d)
      }
      a.subscribe(aInput)
      b.subscribe(bInput)
      c.subscribe(cInput)
      d.subscribe(dInput)
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
