import ApusUI
import ScreenTesting
import Testing

@MainActor
@Suite("audits of accessibility")
struct AccessibilityAuditTests {
  private func findings<Content: View>(
    _ rule: AccessibilityRule, @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> [String] {
    Screen(content: content).auditAccessibility(for: [rule]).map {
      "\($0.element.identifier ?? "-"): \($0.text)"
    }
  }

  @Test func controlsAndPicturesHaveNames() {
    let found = findings(.name) {
      VStack {
        Button {
        } label: {
          Color.red.frame(width: 44, height: 44)
        }
        .accessibilityIdentifier("square")
        Button {
        } label: {
          Color.red.frame(width: 44, height: 44)
        }
        .accessibilityLabel("Stop").accessibilityIdentifier("named")
        Button("Go") {}.accessibilityIdentifier("words")
        TextField("", text: .constant("")).accessibilityIdentifier("field")
        TextField("Name", text: .constant("")).accessibilityIdentifier("prompted")
        Toggle("", isOn: .constant(true)).accessibilityIdentifier("toggle")
        Image(systemName: "square.and.arrow.up").accessibilityIdentifier("symbol")
        Image(systemName: "square.and.arrow.up").accessibilityHidden(true)
      }
    }
    #expect(
      found == [
        "square: has no name: give it an accessibilityLabel",
        "field: has no name: give it an accessibilityLabel",
        "toggle: has no name: give it an accessibilityLabel",
        "symbol: is called “square.and.arrow.up” like a file: give it an accessibilityLabel",
      ])
  }

  @Test func whatTakesATapSaysSo() {
    let found = findings(.trait) {
      VStack {
        Text("More").onTapGesture {}.accessibilityIdentifier("silent")
        Text("More").onTapGesture {}.accessibilityAddTraits(.isButton)
          .accessibilityIdentifier("button")
        Text("More").onTapGesture {}.accessibilityHidden(true)
        Button("More") {}
      }
    }
    #expect(
      found == [
        "silent: takes a tap and does not say so: use a Button, or add the trait isButton"
      ])
  }

  @Test func fingersHave44Points() {
    let found = findings(.target) {
      VStack {
        Button("Go") {}.accessibilityIdentifier("small")
        Button {
        } label: {
          Text("Go").frame(width: 44, height: 44)
        }
        .accessibilityIdentifier("large")
        Button("Go") {}.disabled(true).accessibilityIdentifier("disabled")
        List { Button("Row") {}.accessibilityIdentifier("row") }
      }
    }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("small: a finger has ") == true)
    #expect(found.first?.hasSuffix(" points, and needs 44 × 44") == true)
  }

  @Test func textDiffersFromItsGround() {
    let gray = Color(red: 0.6, green: 0.6, blue: 0.6)
    let found = findings(.contrast) {
      VStack {
        Text("A").foregroundStyle(gray).accessibilityIdentifier("gray")
        Text("A").foregroundStyle(gray).background(.black).accessibilityIdentifier("on black")
        Text("A").foregroundStyle(.black).padding().background { Color.black }
          .accessibilityIdentifier("black")
        Text("A").foregroundStyle(.black).opacity(0.2).accessibilityIdentifier("pale")
        Text("A").foregroundStyle(gray).background(.thinMaterial)
        Text("A").accessibilityIdentifier("plain")
        ZStack {
          Rectangle().fill(.white)
          Text("A").foregroundStyle(.white).accessibilityIdentifier("white")
        }
        Button("A") {}
        Button("A") {}.buttonStyle(.borderedProminent).tint(.yellow)
      }
      .foregroundStyle(.primary)
    }
    #expect(
      found.map { $0.prefix { $0 != ":" } } == ["gray", "black", "pale", "white", "-"])
    #expect(found.first == "gray: its contrast is 2.8 to 1, and shall be 4.5 to 1")
  }

  @Test func largeTextMayDifferLess() {
    let gray = Color(red: 0.55, green: 0.55, blue: 0.55)
    let found = findings(.contrast) {
      VStack {
        Text("A").font(.title).foregroundStyle(gray).accessibilityIdentifier("title")
        Text("A").bold().foregroundStyle(gray).accessibilityIdentifier("bold")
        Text("A").foregroundStyle(gray).accessibilityIdentifier("body")
      }
    }
    #expect(found == ["body: its contrast is 3.4 to 1, and shall be 4.5 to 1"])
  }

  @Test func darkScreensHaveADarkGround() {
    let screen = Screen(colorScheme: .dark) {
      VStack {
        Text("A").foregroundStyle(.black).accessibilityIdentifier("black")
        Text("A").foregroundStyle(.white)
      }
    }
    let found = screen.auditAccessibility(for: [.contrast])
    #expect(found.map(\.element.identifier) == ["black"])
  }

  @Test func largestTextIsSeen() {
    let found = findings(.clippedText) {
      VStack {
        Text("A long line of words that goes on").lineLimit(1).accessibilityIdentifier("limited")
        Text("A long line of words that goes on").accessibilityIdentifier("free")
        Text("Low").accessibilityIdentifier("low").frame(height: 20).clipped()
        ScrollView(.horizontal) { Text("Unfathomable unfathomable").fixedSize() }.clipped()
        Text("Unfathomable").accessibilityIdentifier("wide")
        Text("A long line of words").font(.system(size: 12)).lineLimit(1)
          .accessibilityIdentifier("fixed")
        Text("A long line of words").lineLimit(1).dynamicTypeSize(.large)
          .accessibilityIdentifier("kept")
      }
    }
    // On a page, a size that the author chose grows with the person's own.
    #expect(
      found == [
        "limited: is cut off at the largest text size", "low: is clipped at the largest text size",
        "kept: is cut off at the largest text size",
      ])
  }

  @Test func findingsNameElementRuleAndFault() throws {
    let screen = Screen { Text("More").frame(width: 60, height: 60).onTapGesture {} }
    let found = screen.auditAccessibility()
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.rule == .trait)
    #expect(finding.element.text == "More")
    #expect(finding.description.hasPrefix("trait: text “More”: takes a tap"))
  }

  @Test func aSheetCoversWhatIsBelow() {
    let screen = Screen {
      Text("A").onTapGesture {}.sheet(isPresented: .constant(true)) { Text("B") }
    }
    #expect(screen.auditAccessibility(for: [.trait]).isEmpty)
  }
}
