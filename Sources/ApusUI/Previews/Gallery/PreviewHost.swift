import ViewGraph

/// The gallery in place of an app: `apus preview` asks for it by an environment variable.
@MainActor
final class PreviewHost: HostedApp {
  static let variable = "APUS_PREVIEWS"

  private let gallery = AppAdapter(PreviewGalleryApp())

  var title: String { gallery.title }
  var icons: [(address: String, side: Double)] { gallery.icons }
  var languages: AppLanguages { gallery.languages }
  var pictureHosts: PictureHostNames? { gallery.pictureHosts }

  func makeGraph(for session: Session) -> Graph {
    guard let request = PreviewRequest(address: session.address) else {
      return gallery.makeGraph(for: session)
    }
    // A page that comes back is to be of the same preview.
    session.keepsAddress = true
    let preview = PreviewCatalogue.preview(request.id)
    return Graph(session: session) {
      WithWindows(content: PreviewScreen(request: request, preview: preview))
    }
  }

  func makeSample(for session: Session) -> Graph? { gallery.makeSample(for: session) }
}

private struct PreviewGalleryApp: App {
  var body: some Scene {
    WindowGroup("Previews") { PreviewGallery(previews: PreviewCatalogue.all) }
  }
}
