import Testing
import ViewGraph

/// What is stored as numbers is read as it was written, and what is none of it is not read.
@Suite struct NumberListTests {
  private func isKept<List: NumberList>(_ list: List) -> Bool {
    List(list.attributeValue) == list
  }

  @Test func gradientsAreKept() {
    let stops = [
      ElementGradient.Stop(location: 0.25, paint: Paint(.red, opacity: 0.5)),
      ElementGradient.Stop(location: 1, paint: Paint(red: 0.1, green: 0.2, blue: 0.3)),
    ]
    let (start, end) = (ElementGradient.Point(x: 0, y: 0.5), ElementGradient.Point(x: 1, y: 2))
    let geometries: [ElementGradient.Geometry] = [
      .linear(from: start, to: end), .radial(around: end, from: 3, to: 40),
      .angular(around: start, from: -90, to: 270), .elliptical(around: end, from: 0, to: 0.5),
      .picture(width: 2, height: 1),
    ]
    for geometry in geometries { #expect(isKept(ElementGradient(geometry, stops))) }
    #expect(ElementGradient(numbers: [1, 0, 0, 1, 1]) == nil)
    #expect(ElementGradient(numbers: [6, 0, 0, 1, 1, 0, 1]) == nil)
  }

  @Test func theOpacityOfAGradientIsThatOfItsColours() {
    let gradient = ElementGradient(
      .radial(around: .init(x: 0, y: 0), from: 0, to: 1),
      [
        .init(location: 0, paint: Paint(.red)),
        .init(location: 1, paint: Paint(.clear, opacity: 0)),
      ])
    #expect(
      gradient.multiplied(by: 0.5).stops.map(\.paint)
        == [Paint(.red, opacity: 0.5), Paint(.clear, opacity: 0)])
  }

  @Test func animationsAreKept() {
    let curves: [ElementAnimation.Curve] = [
      .linear, .spring(damping: 0.3, velocity: 2), .cubic(0.1, -0.2, 0.3, 1.4), .given, .still,
      .disabled,
    ]
    var animations = curves.map { ElementAnimation($0, duration: 350, delay: 20) }
    animations[0].repetitions = 0
    animations[0].autoreverses = true
    animations[0].pause = 7
    for animation in animations { #expect(isKept(animation)) }
    #expect(ElementAnimation(numbers: [2, 350, 20, 1, 0, 0]) == nil)
    #expect(ElementAnimation(numbers: [0, 350]) == nil)
    #expect(ElementAnimation(numbers: [0, 350, 0, -1, 0, 0]) == nil)
    #expect(ElementAnimation(numbers: [6, 350, 20, 1, 0, 0]) == nil)

    let scopes: [MotionScopes.Scope] = [
      .changed(count: 3, animations[1]), .each(.still, animations[3]), .changed(count: 0, .still),
    ]
    #expect(isKept(MotionScopes(scopes)))
    #expect(isKept(MotionScopes([])))
    let numbers = MotionScopes(scopes).numbers
    for count in 1..<numbers.count where ![10, 25].contains(count) {
      #expect(MotionScopes(numbers: Array(numbers.prefix(count))) == nil, "\(count)")
    }
    for insertion in [nil, animations[0]] {
      for removal in [nil, animations[1]] {
        #expect(isKept(TransitionAnimations(insertion: insertion, removal: removal)))
      }
    }
    let wrong: [[Double]] = [[], [0], [0, 0, 0], [1, 2], [6, 0, 1, 1, 1, 0, 0]]
    for numbers in wrong {
      #expect(TransitionAnimations(numbers: numbers) == nil, "\(numbers)")
    }
  }

  @Test func transitionsAreKept() {
    let all: [ElementTransition.Effect] = [
      .opacity, .scale(0.5, x: 0, y: 1), .move(.trailing), .offset(x: 10, y: -4), .blur(8),
    ]
    for count in 0...all.count {
      let transition = ElementTransition(
        insertion: Array(all.prefix(count)), removal: Array(all.dropFirst(count)))
      #expect(isKept(transition))
    }
    #expect(isKept(ElementTransition(insertion: [], removal: [])))
    for numbers in [[], [1], [2, 1], [-1, 1], [.nan, 1], [1, 2, 0.5], [1, 3, 9], [1, 7]] {
      #expect(ElementTransition(numbers: numbers) == nil, "\(numbers)")
    }
  }

  @Test func gridsAreKept() {
    let tracks: [GridTracks.Track] = [
      .init(.fixed(40)),
      .init(.flexible(minimum: 10, maximum: .infinity), spacing: 12),
      .init(
        .adaptive(minimum: 0, maximum: 0), spacing: 0,
        alignment: ElementAlignment(.trailing, .top)),
      .init(.column(minimum: 48, ideal: 80, maximum: .infinity)),
    ]
    #expect(isKept(GridTracks(tracks)))
    for numbers: [Double] in [[], [1, 40, 40], [4, 10, 10, -1, -1], [5, 10, 10, 10, -1]] {
      #expect(GridTracks(numbers: numbers) == nil, "\(numbers)")
    }
  }
}
