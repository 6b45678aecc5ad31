import Testing

@testable import Presentation

@MainActor
@Suite("Coordinator")
struct CoordinatorTests {
  private class Part: EndingCoordinator {
    var childCoordinators: [any Coordinator] = []
    var onEnd: (@MainActor () -> Void)?
    private(set) var starts = 0
    func start() { starts += 1 }
  }

  private final class Plain: Coordinator {
    var childCoordinators: [any Coordinator] = []
    func start() {}
  }

  @Test("a child is kept and started, once")
  func starting() {
    let (parent, child) = (Part(), Part())
    parent.start(child)
    parent.start(child)
    #expect(parent.childCoordinators.count == 1)
    #expect(child.starts == 1)
  }

  @Test("rule: a child that ends is removed from its parent's children")
  func ending() {
    let (parent, first, second) = (Part(), Part(), Part())
    parent.start(first)
    parent.start(second)
    first.end()
    #expect(parent.childCoordinators.count == 1)
    #expect(parent.childCoordinators.first === second)
  }

  @Test("a child that ends is released, with its own children")
  func releasing() {
    let parent = Part()
    weak var child: Part?
    weak var grandchild: Part?
    do {
      let (kept, below) = (Part(), Part())
      (child, grandchild) = (kept, below)
      parent.start(kept)
      kept.start(below)
    }
    #expect(child != nil && grandchild != nil)
    child?.end()
    #expect(child == nil)
    #expect(grandchild == nil)
  }

  @Test("ending twice does nothing the second time, also after it was started again")
  func endingTwice() {
    let (parent, child) = (Part(), Part())
    parent.start(child)
    child.end()
    child.end()
    parent.start(child)
    #expect(parent.childCoordinators.count == 1)
    #expect(child.starts == 2)
  }

  @Test("a coordinator that does not say when it ends is removed by its parent")
  func removing() {
    let (parent, child, grandchild) = (Plain(), Plain(), Plain())
    parent.start(child)
    child.start(grandchild)
    parent.remove(child)
    #expect(parent.childCoordinators.isEmpty)
    #expect(child.childCoordinators.isEmpty)
  }
}
