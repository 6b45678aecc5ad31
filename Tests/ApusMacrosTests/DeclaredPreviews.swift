import ApusUI

// Found by PreviewRegistryTests, which knows the lines of the first two.

#Preview("Counter", traits: .fixedLayout(width: 200, height: 100), .landscapeLeft) {
  @Previewable @State var count = 3
  @Previewable let step = 2
  Text("count \(count) by \(step)")
  CounterLink(count: $count)
}

#Preview {
  let text = "returned"
  return Text(text)
}

#Preview("labelled", body: { Text("labelled") })

/// Names of a screen's own that the expansions must not stumble over.
enum Surroundings {
  struct Preview {}
  struct View {}
  static let line = 1

  #Preview("nested") { Text("nested \(line)") }
}

struct Text_Previews: PreviewProvider {
  static var previews: some View { Text("provided") }
  static var platform: PreviewPlatform? { .iOS }
}

private struct Hidden_Previews: PreviewProvider {
  static var previews: some View { Text("hidden") }
}

struct Several_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("a")
        .previewLayout(.sizeThatFits)
        .environment(\.locale, Locale(identifier: "de"))
        .previewDisplayName("first")
      Group { Text("b") }
    }
    .environment(\.locale, Locale(identifier: "fr"))
    .previewLayout(.device)
    .previewDevice("iPhone 15")
    Text("c").previewInterfaceOrientation(.portraitUpsideDown)
  }
}

/// Hands its binding to the test.
struct CounterLink: View {
  static var last: Binding<Int>?
  @Binding var count: Int

  var body: some View {
    let _ = Self.note($count)
    Text("linked")
  }

  private static func note(_ binding: Binding<Int>) {
    last = binding
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var signed: Self { .modifier(Signed(by: "Kim")) }
}

/// Puts data that is made once below the preview.
struct SharedNumber: PreviewModifier {
  @MainActor static var made = 0

  static func makeSharedContext() async throws -> Int {
    made += 1
    return 40 + made
  }

  func body(content: Content, context: Int) -> some View {
    content
    Text("number \(context)")
  }
}

/// Needs no data.
struct Signed: PreviewModifier {
  let name: String
  init(by name: String) { self.name = name }

  func body(content: Content, context: Void) -> some View {
    content
    Text(name)
  }
}

struct Refused: PreviewModifier {
  struct NoData: Error {}
  static func makeSharedContext() async throws -> String { throw NoData() }
  func body(content: Content, context: String) -> some View { content }
}

#Preview("Shared", traits: .modifier(SharedNumber()), .sizeThatFitsLayout) { Text("shared") }

#Preview("Signed", traits: .signed) { Text("letter") }

#Preview("Refused", traits: .modifier(Refused())) { Text("refused") }
