import ApusUI
import Foundation
import ScreenTesting
import Testing

/// Gestures that follow fingers.
@MainActor
@Suite struct FingerTests {
  @MainActor private final class Heard {
    var words: [String] = []
    func callAsFunction(_ word: String) { words.append(word) }
  }

  private func screen<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> Screen {
    let screen = Screen(width: 390) { content() }
    screen.size = ScreenSize(width: 390, height: 844)
    return screen
  }

  private struct Card: View {
    let heard: Heard
    var distance: CGFloat = 10
    @State private var offset = CGSize.zero
    @GestureState private var isDragged = false

    var body: some View {
      VStack {
        Text("\(Int(offset.width)) \(Int(offset.height)) \(isDragged)")
        Color.teal.frame(width: 200, height: 100)
          .accessibilityIdentifier("card")
          .gesture(
            DragGesture(minimumDistance: distance)
              .updating($isDragged) { _, state, _ in state = true }
              .onChanged { offset = $0.translation }
              .onEnded { heard("\(Int($0.translation.width)) \(Int($0.velocity.width))") })
      }
    }
  }

  @Test func aViewFollowsAFinger() {
    let heard = Heard()
    let screen = screen { Card(heard: heard) }
    let finger = screen.element("card").touchDown()
    #expect(screen.text("0 0 false").exists)
    finger.move(by: CGSize(width: 8, height: 0))
    #expect(screen.text("0 0 false").exists)
    finger.move(by: CGSize(width: 42, height: -5))
    #expect(screen.text("50 -5 true").exists)
    #expect(heard.words.isEmpty)
    finger.lift()
    #expect(screen.text("50 -5 false").exists)
    #expect(heard.words == ["50 210"])
    screen.element("card").drag(by: CGSize(width: 100, height: 0), in: .milliseconds(100))
    #expect(heard.words.last == "100 1000")
  }

  @Test func aFingerThatIsTakenAwayEndsNothing() {
    let heard = Heard()
    let screen = screen { Card(heard: heard) }
    let finger = screen.element("card").touchDown()
    finger.move(by: CGSize(width: 50, height: 0))
    finger.cancel()
    #expect(screen.text("50 0 false").exists)
    #expect(heard.words.isEmpty)
  }

  @Test func withoutADistanceATouchIsADrag() {
    let heard = Heard()
    let screen = screen { Card(heard: heard, distance: 0) }
    let finger = screen.element("card").touchDown()
    #expect(screen.text("0 0 true").exists)
    finger.lift()
    #expect(heard.words == ["0 0"])
  }

  @Test func placesAreCountedFromSpaces() {
    let heard = Heard()
    func told(_ name: String, _ space: CoordinateSpace) -> some View {
      Color.teal.frame(width: 100, height: 40).accessibilityIdentifier(name)
        .gesture(
          DragGesture(coordinateSpace: space).onEnded {
            heard("\(Int($0.startLocation.x)) \(Int($0.startLocation.y)) \(Int($0.location.x))")
          })
    }
    let screen = screen {
      VStack(spacing: 0) {
        Color.clear.frame(height: 100)
        VStack(spacing: 0) {
          Color.clear.frame(height: 20)
          told("local", .local)
          told("named", .named("box"))
          told("global", .global)
        }
        .frame(width: 100)
        .coordinateSpace(name: "box")
        Spacer()
      }
      .frame(width: 100)
    }
    for name in ["local", "named", "global"] {
      screen.element(name).drag(by: CGSize(width: 30, height: 0))
    }
    let left = Int(screen.element("local").frame!.minX), top = screen.element("global").frame!.midY
    #expect(heard.words == ["50 20 80", "50 80 80", "\(left + 50) \(Int(top)) \(left + 80)"])
  }

  @Test func aPressAndThenADrag() {
    let heard = Heard()
    let screen = screen {
      Color.teal.frame(width: 80, height: 80).accessibilityIdentifier("marble")
        .gesture(
          LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture())
            .onChanged {
              switch $0 {
              case .first(let isPressed): heard("pressed \(isPressed)")
              case .second(_, let drag): heard("carried \(Int(drag?.translation.width ?? 0))")
              }
            }
            .onEnded { value in
              if case .second(true, let drag?) = value {
                heard("put \(Int(drag.translation.width))")
              }
            })
    }
    let marble = screen.element("marble")
    marble.drag(by: CGSize(width: 60, height: 0))
    #expect(heard.words == ["pressed true"])
    heard.words = []
    let finger = marble.touchDown()
    finger.hold(for: .seconds(0.3))
    finger.move(by: CGSize(width: 60, height: 0), steps: 1)
    finger.lift()
    #expect(heard.words == ["pressed true", "carried 0", "carried 60", "put 60"])
    heard.words = []
    // A finger that is lifted after the press carries nothing.
    let other = marble.touchDown()
    other.hold(for: .seconds(0.4))
    other.lift()
    #expect(heard.words == ["pressed true", "carried 0"])
  }

  @Test func twoFingers() {
    let heard = Heard()
    let screen = screen {
      Color.teal.frame(width: 80, height: 80).accessibilityIdentifier("photo")
        .gesture(
          MagnificationGesture().onEnded { heard("scale \($0)") }
            .simultaneously(with: RotationGesture().onEnded { heard("angle \(Int($0.degrees))") }))
    }
    screen.element("photo").pinch(to: 2)
    #expect(heard.words == ["scale 2.0"])
    screen.element("photo").rotate(by: .degrees(90))
    #expect(heard.words == ["scale 2.0", "angle 90"])
    // One finger does neither.
    screen.element("photo").drag(by: CGSize(width: 50, height: 0))
    #expect(heard.words.count == 2)
  }

  @Test func twoTapsComeBeforeOne() async {
    let heard = Heard()
    let screen = screen {
      Text("Tap").accessibilityIdentifier("tap")
        .gesture(
          TapGesture(count: 2).onEnded { heard("double") }
            .exclusively(before: TapGesture().onEnded { heard("single") }))
    }
    screen.element("tap").touchDown().lift()
    #expect(heard.words.isEmpty)
    await screen.advance(by: .milliseconds(400))
    #expect(heard.words == ["single"])
    screen.element("tap").touchDown().lift()
    screen.element("tap").touchDown().lift()
    await screen.advance(by: .milliseconds(400))
    #expect(heard.words == ["single", "double"])
  }

  @Test func pressesThatLast() {
    let heard = Heard()
    let screen = screen {
      Color.teal.frame(width: 80, height: 80).accessibilityIdentifier("view")
        .onTapGesture { heard("tap") }
        .onLongPressGesture(minimumDuration: 1) {
          heard("long")
        } onPressingChanged: {
          heard("\($0)")
        }
    }
    let finger = screen.element("view").touchDown()
    finger.hold(for: .seconds(0.5))
    finger.hold(for: .seconds(0.5))
    finger.lift()
    #expect(heard.words == ["true", "long", "false"])
    heard.words = []
    screen.element("view").touchDown().lift()
    #expect(heard.words == ["true", "false", "tap"])
    heard.words = []
    screen.element("view").drag(by: CGSize(width: 30, height: 0), in: .seconds(2))
    #expect(heard.words == ["true", "false"])
  }

  // MARK: Which view hears

  @Test func viewsInsideComeFirst() {
    let heard = Heard()
    let screen = screen {
      VStack {
        Color.teal.frame(width: 80, height: 80).accessibilityIdentifier("inner")
          .gesture(DragGesture().onEnded { _ in heard("inner") })
        Button("Button") { heard("tap") }.accessibilityIdentifier("button")
      }
      .padding(40).background(.gray)
      .gesture(DragGesture(minimumDistance: 0).onEnded { _ in heard("outer") })
    }
    screen.element("inner").drag(by: CGSize(width: 50, height: 0))
    #expect(heard.words == ["inner"])
    screen.element("button").touchDown().lift()
    #expect(heard.words == ["inner", "tap"])
    screen.element("button").drag(by: CGSize(width: 50, height: 0))
    #expect(heard.words == ["inner", "tap", "outer"])
  }

  @Test func gesturesOfPriorityComeBeforeThoseInside() {
    let heard = Heard()
    let screen = screen {
      VStack {
        Color.teal.frame(width: 80, height: 80).accessibilityIdentifier("inner")
          .gesture(DragGesture().onEnded { _ in heard("inner") })
        Button("Button") { heard("button") }.accessibilityIdentifier("button")
      }
      .highPriorityGesture(DragGesture().onEnded { _ in heard("outer") })
      .highPriorityGesture(TapGesture().onEnded { heard("tap") })
    }
    screen.element("inner").drag(by: CGSize(width: 50, height: 0))
    screen.element("button").tap()
    #expect(heard.words == ["outer", "tap"])
  }

  @Test func simultaneousGesturesComeBesideOthers() {
    let heard = Heard()
    let screen = screen {
      Color.teal.frame(width: 80, height: 80).accessibilityIdentifier("inner")
        .gesture(DragGesture().onEnded { _ in heard("inner") })
        .simultaneousGesture(DragGesture().onEnded { _ in heard("beside") })
    }
    screen.element("inner").drag(by: CGSize(width: 50, height: 0))
    #expect(heard.words.sorted() == ["beside", "inner"])
  }

  @Test func aPressThatMovesLeavesTheFingerToViewsAround() {
    let heard = Heard()
    let screen = screen {
      VStack {
        Color.teal.frame(width: 80, height: 80).accessibilityIdentifier("inner")
          .gesture(
            LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in heard("carried") })
      }
      .gesture(DragGesture().onEnded { _ in heard("outer") })
    }
    screen.element("inner").drag(by: CGSize(width: 50, height: 0))
    #expect(heard.words == ["outer"])
    screen.element("inner").drag(by: CGSize(width: 50, height: 0), holding: .seconds(1))
    #expect(heard.words == ["outer", "carried"])
  }

  @Test(arguments: [GestureMask.all, .gesture, .subviews, .none])
  func masksSayWhoTakesPart(mask: GestureMask) {
    let heard = Heard()
    let screen = screen {
      Color.teal.frame(width: 80, height: 80).accessibilityIdentifier("inner")
        .gesture(DragGesture().onEnded { _ in heard("inner") })
        .gesture(DragGesture().onEnded { _ in heard("outer") }, including: mask)
    }
    let finger = ScreenFailure.collect {
      screen.element("inner").drag(by: CGSize(width: 50, height: 0))
    }
    let expected: [GestureMask: [String]] = [
      .all: ["inner"], .gesture: ["outer"], .subviews: ["inner"], .none: [],
    ]
    #expect(heard.words == expected[mask])
    #expect(finger.isEmpty == (mask != .none))
  }

  @Test func disabledViewsFollowNothing() {
    let heard = Heard()
    let screen = screen { Card(heard: heard).disabled(true) }
    screen.element("card").drag(by: CGSize(width: 50, height: 0))
    #expect(heard.words.isEmpty)
  }

  @Test func aCoveredViewIsNotReached() {
    let heard = Heard()
    let screen = screen { Card(heard: heard).overlay { Color.black } }
    let failures = ScreenFailure.collect {
      screen.element("card").drag(by: CGSize(width: 50, height: 0))
    }
    #expect(failures.first?.message.contains("in front of it") == true)
    #expect(heard.words.isEmpty)
  }

  // MARK: Gestures of apps

  private struct Fling: Gesture {
    let act: (CGFloat) -> Void
    var body: some Gesture {
      DragGesture().onEnded { act($0.predictedEndTranslation.width) }
    }
  }

  @Test func appsComposeGestures() {
    let heard = Heard()
    var lifted: AnyGesture<Void> {
      AnyGesture(DragGesture().onEnded { _ in heard("any") }.map { _ in })
    }
    let screen = screen {
      VStack {
        Color.teal.frame(width: 80, height: 80).accessibilityIdentifier("fling")
          .gesture(Fling { heard("\(Int($0))") })
        Color.teal.frame(width: 80, height: 80).accessibilityIdentifier("any").gesture(lifted)
        Color.teal.frame(width: 80, height: 80).accessibilityIdentifier("tap")
          .gesture(Tap { heard("tap") })
      }
    }
    screen.element("fling").drag(by: CGSize(width: 100, height: 0), in: .milliseconds(100))
    screen.element("any").drag(by: CGSize(width: 100, height: 0))
    screen.element("tap").tap()
    #expect(heard.words == ["350", "any", "tap"])
  }

  private struct Tap: Gesture {
    let act: () -> Void
    var body: some Gesture { TapGesture().onEnded(act) }
  }
}

extension GestureMask: Hashable {}
