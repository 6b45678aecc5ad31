import ApusUI
import Foundation

/// The address of a site, a link that opens it, and a button that goes away.
struct SitePage: View {
  let url: URL
  let color: UIColor?
  let finish: @MainActor () -> Void

  var body: some View {
    List {
      Section {
        if isOfTheWeb {
          Link(destination: url) {
            Label {
              Text(verbatim: url.absoluteString)
            } icon: {
              Image(systemName: "safari")
            }
          }
        } else {
          Text(verbatim: url.absoluteString)
        }
      }
      Section {
        Button(action: finish) { Text(own: .done) }
      }
    }
    .tint(color.map { Color($0) })
  }

  /// Whether the address is one that browsers show.
  private var isOfTheWeb: Bool { ["http", "https"].contains(url.scheme?.lowercased()) }
}
