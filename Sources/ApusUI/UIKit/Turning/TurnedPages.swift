/// The pages of a controller side by side, and dots where its data source counts them.
struct TurnedPages: View {
  let controller: UIPageViewController

  var body: some View {
    let _ = controller.state.contentVersion
    let selection = Binding<ObjectIdentifier?>(
      get: { controller.current.map(ObjectIdentifier.init) },
      set: { if let id = $0 { controller.turned(to: id) } })
    TabView(selection: selection) {
      ForEach(controller.pages, id: \.self) { page in
        ControllerView(controller: page).tag(Optional(ObjectIdentifier(page)))
      }
    }
    .tabViewStyle(.page(indexDisplayMode: hasDots ? .automatic : .never))
  }

  private var hasDots: Bool {
    (controller.dataSource?.presentationCount(for: controller) ?? 0) > 1
  }
}
