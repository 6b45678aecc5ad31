/// Makes programs of what was declared.
struct Compiler {
  /// A step, and the program that judges it alone from the outermost model.
  struct Compiled: Sendable {
    let targets: [FieldPath]
    let reads: [FieldPath]
    let isAsynchronous: Bool
    let program: Program
  }

  /// What a node became.
  private struct Part {
    var steps: [Compiled] = []
    /// All of it at once.
    var immediate: [Program] = []
    var asynchronous: [Program] = []
  }

  private var count = 0
  private let rules: RulesIdentity

  private init(rules: RulesIdentity) {
    self.rules = rules
  }

  static func compile(_ nodes: [Node], rules: RulesIdentity) -> (
    steps: [Compiled], immediate: Program, asynchronous: Program?
  ) {
    var compiler = Compiler(rules: rules)
    let part = compiler.part(of: nodes, at: Place(rules: rules))
    return (
      part.steps, chain(part.immediate),
      part.asynchronous.isEmpty ? nil : chain(part.asynchronous)
    )
  }

  private mutating func part(of nodes: [Node], at place: Place) -> Part {
    var whole = Part()
    for (index, node) in nodes.enumerated() {
      var place = place
      place.order.append(index)
      let part =
        switch node {
        case .step(let step): part(of: step, at: place)
        case .group(let group): part(of: group, at: place)
        }
      whole.steps += part.steps
      whole.immediate += part.immediate
      whole.asynchronous += part.asynchronous
    }
    return whole
  }

  private mutating func part(of step: Step, at place: Place) -> Part {
    var place = place
    place.step = count
    count += 1
    let program = step.compile(place)
    let compiled = Compiled(
      targets: step.targets.map { place.pattern.appending($0) },
      reads: step.reads.map { place.pattern.appending($0) },
      isAsynchronous: step.isAsynchronous, program: program)
    return Part(
      steps: [compiled], immediate: step.isAsynchronous ? [] : [program],
      asynchronous: step.isAsynchronous ? [program] : [])
  }

  private mutating func part(of group: Group, at place: Place) -> Part {
    let inner = part(of: group.children, at: place.inside(group))
    let reads = group.reads.map { place.pattern.appending($0) }
    var part = Part()
    part.steps = inner.steps.map { step in
      Compiled(
        targets: step.targets, reads: step.reads + reads, isAsynchronous: step.isAsynchronous,
        program: group.wrap(place, step.program))
    }
    if !inner.immediate.isEmpty { part.immediate = [group.wrap(place, chain(inner.immediate))] }
    if !inner.asynchronous.isEmpty {
      part.asynchronous = [group.wrap(place, chain(inner.asynchronous))]
    }
    return part
  }
}
