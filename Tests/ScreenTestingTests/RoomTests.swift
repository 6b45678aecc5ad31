import ApusUI
import Foundation
import ScreenTesting
import Testing

/// Views that fill the room that others left them.
@MainActor
struct RoomTests {
  @Test func aHeaderIsLaidOutInTheHeightThatItGets() throws {
    let screen = Screen {
      List {
        Section {
          Text("one")
          Circle()
            .frame(minWidth: 16, maxWidth: 256, minHeight: 32, maxHeight: 64)
            .accessibilityIdentifier("circle")
        } header: {
          ZStack(alignment: .leading) {
            Color.yellow.accessibilityIdentifier("ground")
            Text("A").padding(8)
          }
          .accessibilityIdentifier("header")
        }
      }
    }
    let ground = try #require(screen.element("ground").frame)
    #expect(ground.height > 30)
    // As high as its frame has become at most, however wide.
    let circle = try #require(screen.element("circle").frame)
    #expect(abs(circle.height - 64) < 0.01)
  }

  @Test func aLazyStackFillsTheRoomAcross() throws {
    let screen = Screen {
      ScrollView {
        LazyVStack(alignment: .leading) { Text("line") }
          .padding(.leading, 10).background { ground("lines") }
        LazyVStack { Text("framed") }.frame(width: 100, height: 40)
          .background { ground("framed") }
        ScrollView(.horizontal) {
          LazyHStack { Text("word") }.background { ground("words") }
        }
        .frame(height: 120)
      }
    }
    #expect(screen.element("lines").frame?.width == 390)
    #expect(screen.text("line").frame?.minX == 10)
    #expect(screen.element("framed").frame?.width == 100)
    #expect(screen.text("framed").frame.map { abs($0.midX - 195) < 0.01 } == true)
    #expect(screen.element("words").frame?.height == 120)
  }

  private func ground(_ name: String) -> some View {
    Color.yellow.accessibilityIdentifier(name)
  }

  @Test func aNavigationViewShowsItsFirstColumn() {
    let screen = Screen {
      NavigationView {
        List { Text("first") }
        Text("second")
      }
    }
    #expect(screen.text("first").exists)
    #expect(!screen.text("second").exists)
  }

  @Test func aHorizontalGridOffersItsRows() throws {
    let screen = Screen {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.flexible()), GridItem(.flexible())], spacing: 12) {
          Section {
            ForEach(0..<4) { index in
              HStack {
                Text("Item \(index * 100)")
                Spacer()
              }
              .padding().accessibilityIdentifier("item.\(index)")
            }
          } header: {
            VStack {
              Spacer()
              Text("CAT")
              Spacer()
            }
            .background(.gray).accessibilityIdentifier("header")
          }
        }
        .frame(height: 140)
      }
    }
    #expect(screen.element("header").frame?.height == 140)
    let (first, second) = (
      try #require(screen.element("item.0").frame), try #require(screen.element("item.1").frame)
    )
    // Two rows of 66 points behind the header.
    #expect(abs(first.midY - second.midY) == 74)
    #expect(first.height < 60)
    #expect(try #require(screen.element("header").frame).maxX <= first.minX)
  }

  @Test func aLineThatOthersFollowIsCut() throws {
    let screen = Screen {
      Text("one").accessibilityIdentifier("whole")
      Text("one\ntwo").lineLimit(1).accessibilityIdentifier("cut")
      Text("one\ntwo").lineLimit(2).accessibilityIdentifier("both")
    }
    let (whole, cut) = (
      try #require(screen.element("whole").frame), try #require(screen.element("cut").frame)
    )
    #expect(cut.height == whole.height)
    // Its sign is behind it.
    #expect(cut.width > whole.width + 5)
    #expect(try #require(screen.element("both").frame).height > 40)
  }

  @Test func aMenuIsAsWideAsItsLabelWantsToBe() {
    let screen = Screen {
      Menu {
        Button("Dog") {}
      } label: {
        HStack {
          Text("Select an option")
          Spacer()
        }
        .padding(.horizontal, 16).frame(height: 41).background { ground("label") }
      }
    }
    #expect(screen.element("label").frame?.width == 390)
  }

  @Test func aGroundOfAShapeLeavesItsSizeAlone() {
    let screen = Screen {
      HStack(spacing: 0) {
        Circle().fill(.red).frame(width: 100, height: 60)
          .background(.yellow).border(.black).accessibilityIdentifier("circle")
        Color.blue.accessibilityIdentifier("rest")
      }
    }
    #expect(screen.element("circle").frame?.size == CGSize(width: 60, height: 60))
    #expect(screen.element("rest").frame?.width == 290)
  }
}
