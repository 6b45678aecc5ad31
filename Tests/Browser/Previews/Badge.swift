import SwiftUI

struct Badge: View {
  let text: String

  var body: some View {
    Text(text).padding().background(.blue, in: .capsule).accessibilityIdentifier("badge")
  }
}

struct Badge_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Badge(text: "New").previewDisplayName("New").previewLayout(.sizeThatFits)
      Badge(text: "Old").previewDisplayName("Old").previewLayout(.fixed(width: 200, height: 100))
    }
  }
}
