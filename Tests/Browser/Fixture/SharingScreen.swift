import SwiftUI

/// Buttons that share texts and addresses.
struct SharingScreen: View {
  private let address = URL(string: "https://example.org/birds?kind=swift&wild")!

  var body: some View {
    VStack(spacing: 20) {
      ShareLink(item: address)
      ShareLink(
        "Tell a friend", item: address, subject: Text("Birds"), message: Text("Look at <these>"))
      ShareLink(item: "A text", preview: SharePreview("Text")) { Text("Only a text") }
    }
  }
}
