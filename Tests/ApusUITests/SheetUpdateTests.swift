import ApusUI
import ScreenTesting
import Testing

/// What a view says to those above it wakes those who read it, once, and nobody else: closures are
/// made anew by each body, so that anything else would go on for ever.
@MainActor
@Suite struct SheetUpdateTests {
  struct Form: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      NavigationStack {
        Text("Form").toolbar { Button("Cancel") { dismiss() } }.navigationTitle("New")
      }
    }
  }

  struct Owner: View {
    @State private var isShown = false
    var body: some View {
      NavigationStack { Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Form() } }
    }
  }

  @Test func aToolOfASheetDismissesIt() {
    let screen = Screen { Owner() }
    for _ in 0..<2 {
      screen.button(label: "Open").tap()
      #expect(screen.faults.isEmpty, "\(screen.faults)")
      #expect(screen.title == "New")
      #expect(screen.modal.label == "New")
      screen.button(label: "Cancel").tap()
      #expect(!screen.modal.exists)
    }
  }

  struct Steps: View {
    @State private var path: [Int] = []
    @State private var isShown = false
    var body: some View {
      NavigationStack {
        Button("Open") { isShown = true }
          .sheet(isPresented: $isShown) {
            NavigationStack(path: $path) {
              Step(number: 0, next: { path.append(1) })
                .navigationDestination(for: Int.self) { number in
                  Step(number: number, next: { path.append(number + 1) })
                }
            }
          }
      }
    }
  }

  struct Step: View {
    let number: Int
    let next: @MainActor () -> Void
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Text(verbatim: "Step \(number)")
        .navigationTitle("Step \(number)")
        .toolbar {
          ToolbarItem(placement: .confirmationAction) { Button("Next", action: next) }
          ToolbarItem(placement: .cancellationAction) { Button("Leave") { dismiss() } }
        }
    }
  }

  @Test func pagesInASheetWithToolsOfTheirOwn() {
    let screen = Screen { Steps() }
    screen.button(label: "Open").tap()
    for number in 0..<3 {
      #expect(screen.title == "Step \(number)")
      screen.button(label: "Next").tap()
    }
    #expect(screen.title == "Step 3")
    screen.button(label: "Leave").tap()
    #expect(screen.title == "Step 2")
    #expect(screen.faults.isEmpty, "\(screen.faults)")
    for _ in 0..<3 { screen.button(label: "Leave").tap() }
    #expect(!screen.modal.exists)
    #expect(screen.faults.isEmpty, "\(screen.faults)")
  }

  struct Depth: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  struct Tooled: View {
    let depth: Int
    let action: @MainActor () -> Void
    var body: some View {
      Button("Tool \(depth)", action: action)
        .toolbar { Button("Bar \(depth)", action: action) }
        .preference(key: Depth.self, value: depth)
    }
  }

  struct Reader: View {
    @State private var depth = 1
    @State private var inner = 0
    @State private var outer = 0
    var body: some View {
      NavigationStack {
        Text(verbatim: "inner \(inner), outer \(outer)").accessibilityIdentifier("read")
        // Handed a new closure whenever this body runs, it makes its tools anew.
        Group {
          Tooled(depth: depth, action: { depth += 1 })
            .onPreferenceChange(Depth.self) { value in MainActor.assumeIsolated { inner = value } }
        }
        .onPreferenceChange(Depth.self) { value in MainActor.assumeIsolated { outer = value } }
      }
    }
  }

  @Test func readersOfOneKeyAreNotInvalidatedByAnother() {
    let screen = Screen { Reader() }
    #expect(screen.faults.isEmpty, "\(screen.faults)")
    #expect(screen.element("read").text == "inner 1, outer 1")
    screen.button(label: "Bar 1").tap()
    #expect(screen.faults.isEmpty, "\(screen.faults)")
    #expect(screen.element("read").text == "inner 2, outer 2")
    #expect(screen.button(label: "Bar 2").exists && !screen.button(label: "Bar 1").exists)
  }

  struct Middle: View {
    let content: @MainActor () -> Void
    @State private var seen = 0
    var body: some View {
      Deep()
        .onPreferenceChange(Depth.self) { value in MainActor.assumeIsolated { seen = value } }
      Text(verbatim: "middle \(seen)").accessibilityIdentifier("middle")
    }
  }

  struct Deep: View {
    @State private var depth = 1
    var body: some View {
      Button("Deeper") { depth += 1 }.preference(key: Depth.self, value: depth)
    }
  }

  struct Top: View {
    @State private var seen = 0
    var body: some View {
      Middle(content: {})
        .onPreferenceChange(Depth.self) { value in MainActor.assumeIsolated { seen = value } }
      Text(verbatim: "top \(seen)").accessibilityIdentifier("top")
    }
  }

  @Test func readersAboveOtherReadersAreInvalidated() {
    let screen = Screen { Top() }
    screen.button(label: "Deeper").tap()
    #expect(screen.element("middle").text == "middle 2")
    #expect(screen.element("top").text == "top 2")
    #expect(screen.faults.isEmpty, "\(screen.faults)")
  }

  struct Guarded: View {
    let log: @MainActor () -> Void
    @State private var isShown = false
    var body: some View {
      let _ = log()
      Button("Open") { isShown = true }
        .sheet(isPresented: $isShown) { Draft() }
    }
  }

  struct Draft: View {
    @State private var isDirty = false
    var body: some View {
      Toggle("Dirty", isOn: $isDirty)
        .interactiveDismissDisabled(isDirty)
        .presentationBackground(.regularMaterial)
    }
  }

  @Test func preferencesOfASheetDoNotInvalidateItsOwner() {
    var bodies = 0
    let screen = Screen { Guarded { bodies += 1 } }
    screen.button(label: "Open").tap()
    #expect(bodies == 2)
    screen.toggle(label: "Dirty").tap()
    #expect(ScreenFailure.collect { screen.modal.dismiss() }.count == 1)
    screen.toggle(label: "Dirty").tap()
    #expect(bodies == 2)
    screen.modal.dismiss()
    #expect(!screen.modal.exists && bodies == 3)
    #expect(screen.faults.isEmpty, "\(screen.faults)")
  }
}
