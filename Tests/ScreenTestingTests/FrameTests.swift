import ApusUI
import Foundation
import ScreenTesting
import Testing

@MainActor
struct FrameTests {
  @Test func framesAreThoseOfAPhone() {
    let screen = Screen {
      ZStack(alignment: .bottom) {
        Color.blue.accessibilityIdentifier("map")
        VStack { Button("Continue") {} }.frame(maxWidth: .infinity).padding(20)
      }
    }
    #expect(screen.element("map").frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    let button = screen.button(label: "Continue").frame!
    // As high as its label: one line of body.
    #expect(abs(button.height - 20.33) < 0.01)
    #expect(abs(button.midX - 195) < 0.01)
    #expect(abs(button.maxY - 824) < 0.01)
  }

  @Test func theContentStandsInTheMiddleOfTheSafeArea() {
    let screen = Screen { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("dot") }
    screen.size = .iPhone13
    #expect(screen.element("dot").frame?.midY == 428.5)
    screen.size = .iPhone13.landscape
    #expect(screen.element("dot").frame?.midX == 422)
  }

  @Test func aTextIsAsWideAsItsLongestLine() {
    let screen = Screen {
      Text("Some SwiftUI text").frame(maxWidth: .infinity, alignment: .leading)
    }
    let text = screen.text("Some SwiftUI text").frame!
    // Measured on a device: 136.
    #expect(abs(text.width - 136) < 1.4)
    #expect(text.minX == 0)
  }

  @Test func linesBreakBetweenWords() {
    let screen = Screen {
      Text("Two short lines").frame(width: 90)
      Text("One line only, cut").lineLimit(1).frame(width: 60).accessibilityIdentifier("cut")
    }
    #expect(abs(screen.text("Two short lines").frame!.height - 42.33) < 0.01)
    let cut = screen.element("cut").frame!
    #expect(abs(cut.height - 20.33) < 0.01)
    #expect(cut.width <= 60)
  }

  @Test func aTextIsAsSmallAsItMustBeToFit() {
    let screen = Screen {
      VStack {
        Text("Short").lineLimit(1).minimumScaleFactor(0.5).frame(width: 160)
        Text("Wider than its own room").font(.title).lineLimit(1).minimumScaleFactor(0.5)
          .frame(width: 160)
        Text("Far wider than the room that it has, whatever it does to fit").lineLimit(1)
          .minimumScaleFactor(0.8).frame(width: 160).accessibilityIdentifier("cut")
        Text("Several lines in a box that is too low for all of them").minimumScaleFactor(0.5)
          .frame(width: 160, height: 40).accessibilityIdentifier("low")
      }
    }
    #expect(abs(screen.text("Short").frame!.height - 20.33) < 0.01)
    let line = screen.text("Wider than its own room").frame!
    #expect(line.width <= 160 && line.width > 155)
    #expect(line.height < 28 && line.height > 16.7)
    let cut = screen.element("cut").frame!
    #expect(cut.width == 160)
    #expect(abs(cut.height - 16.33) < 0.01)
    let low = screen.element("low").frame!
    #expect(low.height <= 40 && low.height > 30)
  }

  @Test func aLineThatIsCutTakesItsRoom() {
    let screen = Screen {
      VStack {
        Text("Incomprehensibilities").lineLimit(1).frame(width: 60, alignment: .leading)
        Text("More lines than this box has room for").frame(width: 100, height: 30)
          .accessibilityIdentifier("low")
      }
    }
    #expect(screen.text("Incomprehensibilities").frame!.width == 60)
    let low = screen.element("low").frame!
    #expect(low.width == 100 && abs(low.height - 20.33) < 0.01)
  }

  struct Halves: View {
    var body: some View {
      GeometryReader { place in
        Color.red.frame(width: place.size.width / 2, height: 20).accessibilityIdentifier("half")
      }
      .frame(height: 60)
      .padding(.horizontal, 45)
    }
  }

  @Test func aReaderKnowsItsSize() {
    let screen = Screen { Halves() }
    #expect(screen.element("half").frame == CGRect(x: 45, y: 392, width: 150, height: 20))
    screen.size = ScreenSize(width: 290, height: 100)
    #expect(screen.element("half").frame == CGRect(x: 45, y: 20, width: 100, height: 20))
  }

  struct Growing: View {
    @State private var isOpen = false
    var body: some View {
      VStack(spacing: 10) {
        Button("Open") { isOpen.toggle() }
        if isOpen { Color.red.frame(height: 100) }
        Color.blue.frame(height: 50).accessibilityIdentifier("last")
      }
    }
  }

  @Test func framesFollowChanges() {
    let screen = Screen { Growing() }
    let before = screen.element("last").frame!
    screen.button(label: "Open").tap()
    #expect(abs(screen.element("last").frame!.minY - before.minY - 55) < 0.01)
    screen.button(label: "Open").tap()
    #expect(abs(screen.element("last").frame!.minY - before.minY) < 0.01)
  }

  @Test func barsTakeTheirRoom() {
    let screen = Screen {
      TabView {
        NavigationStack {
          Color.red.accessibilityIdentifier("content").navigationTitle("Home")
            .navigationBarTitleDisplayMode(.inline)
        }
        .tabItem { Text("Home") }
      }
    }
    screen.size = .iPhone13
    let content = screen.element("content").frame!
    #expect(abs(content.minY - 91) < 0.01)
    #expect(abs(content.maxY - 761) < 0.01)
  }

  @Test func rowsHaveTheirInsets() {
    let screen = Screen {
      List {
        Text("First").accessibilityIdentifier("first")
        Text("Second").accessibilityIdentifier("second")
        Toggle("Third", isOn: .constant(true))
      }
    }
    let first = screen.element("first").frame!
    #expect(first.minX == 40)
    let second = screen.element("second").frame!
    #expect(abs(second.minY - first.minY - 44) < 0.5)
  }

  @Test func theDumpShowsThem() {
    let screen = Screen {
      Color.red.frame(width: 100, height: 44.5).accessibilityIdentifier("box")
    }
    #expect(screen.dumpWithFrames == "shape #box (145, 399.75, 100 × 44.5)")
    #expect(screen.dump == "shape #box")
  }
}
