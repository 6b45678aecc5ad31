import Foundation
import Testing
import ViewGraph

@testable import ApusUI

/// What views pass down: the innermost value holds, and a view's own wins over all around it.
@MainActor
struct InheritanceTests {
  private struct Reader: View {
    @Environment(\.font) private var font
    @Environment(\.lineLimit) private var lineLimit
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.multilineTextAlignment) private var alignment
    var body: some View {
      Text(
        verbatim:
          "\(font == .title) \(lineLimit.map { "\($0)" } ?? "-") \(isEnabled) \(alignment)")
    }
  }

  @Test func valuesAreReadWhereTheyAreSet() {
    let screen = ControlsScreen {
      VStack {
        Reader()
        Reader().font(.title).lineLimit(2).disabled(true).multilineTextAlignment(.center)
      }
      .lineLimit(3)
    }
    #expect(
      screen.all(.text).map(\.words) == ["false 3 true leading", "true 2 false center"])
  }

  @Test func viewsDisabledByAnAncestorStayDisabled() {
    let screen = ControlsScreen {
      VStack { Reader().disabled(false) }.disabled(true)
    }
    #expect(screen.first(.text).words == "false - false leading")
  }

  @Test func nilTakesTheLimitAway() {
    let screen = ControlsScreen {
      VStack {
        Text("a").lineLimit(nil)
        Text("b")
      }
      .lineLimit(1)
    }
    #expect(screen.first(.stack)[.lineLimit] == 1)
    #expect(screen.all(.text).map { $0[.lineLimit] } == [Text.anyLines, nil])
  }

  @Test func aTextsOwnFontWinsOverTheOneAround() {
    let screen = ControlsScreen {
      VStack {
        Text("a").font(.caption).font(.title)
        Text("b")
      }
      .font(.headline)
    }
    #expect(screen.first(.stack)[.fontStyle] == .headline)
    #expect(
      screen.all(.text).map { $0[.fontStyle] } == [.caption, nil])
  }

  @Test func nilLeavesTheFontAround() {
    let screen = ControlsScreen { Text("a").font(nil).padding().font(.title) }
    #expect(screen.first(.text)[.fontStyle] == .title)
  }

  @Test func hierarchicalStylesTakeTheStyleAround() {
    let screen = ControlsScreen {
      VStack {
        Text("a").foregroundStyle(.secondary)
        Text("b").foregroundStyle(Color.blue)
      }
      .foregroundStyle(.red, .green)
    }
    #expect(screen.first(.stack).attributes[.foreground] == .paint(Paint(.red)))
    #expect(
      screen.all(.text).map { $0.attributes[.foreground] } == [
        .paint(Paint(.green)), .paint(Paint(.blue)),
      ])
  }

  @Test func withoutAStyleAroundSecondaryIsTheSystems() {
    let screen = ControlsScreen { Text("a").foregroundStyle(.secondary) }
    #expect(screen.first(.text).attributes[.foreground] == .paint(Paint(.secondary)))
  }

  @Test func aTintIsTheAccentBelow() {
    let screen = ControlsScreen {
      VStack { Text("a").foregroundStyle(.tint) }.tint(.purple)
    }
    #expect(screen.first(.stack).attributes[.tint] == .paint(Paint(.purple)))
    #expect(screen.first(.text).attributes[.foreground] == .paint(Paint(.purple)))
  }

  private struct LevelReader: View {
    @Environment(\.level) private var level
    var body: some View { Text(verbatim: "level \(level)") }
  }

  private struct Deeper<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View {
      content().transformEnvironment(\.level) { $0 += 1 }
    }
  }

  @Test func aTransformStartsFromTheInheritedValue() {
    let screen = ControlsScreen { Deeper { Deeper { LevelReader() } } }
    #expect(screen.first(.text).words == "level 2")
  }

  private struct Dark: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(verbatim: "\(scheme)") }
  }

  @Test func aColorSchemeIsReadAndDrawn() {
    let screen = ControlsScreen {
      VStack {
        Dark()
        Dark().colorScheme(.dark)
        Dark().environment(\.colorScheme, .dark).padding()
        Dark().preferredColorScheme(.dark)
        Dark().preferredColorScheme(nil)
      }
    }
    #expect(screen.all(.text).map(\.words) == ["light", "dark", "dark", "dark", "light"])
    #expect(screen.all.compactMap { $0[.colorScheme] } == [.dark, .dark])
    #expect(screen.all.compactMap { $0[.preferredColorScheme] } == [.dark])
  }
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct LevelKey: EnvironmentKey { static let defaultValue = 0 }
