// Views as most apps write them: SwiftUI alone is imported, because it brings UIKit's controllers along.
import SwiftUI

/// A controller with a label that follows a number.
struct CountingController: UIViewControllerRepresentable {
  @Binding var count: Int
  let log: (String) -> Void

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIViewController(context: Context) -> LabelController {
    log("make")
    let controller = LabelController()
    controller.button.addAction(
      UIAction { [coordinator = context.coordinator] _ in coordinator.pressed() },
      for: .touchUpInside)
    return controller
  }

  func updateUIViewController(_ uiViewController: LabelController, context: Context) {
    context.coordinator.parent = self
    uiViewController.label.text = "Count: \(count)"
    uiViewController.view.isUserInteractionEnabled = context.environment.isEnabled
  }

  static func dismantleUIViewController(
    _ uiViewController: LabelController, coordinator: Coordinator
  ) {
    coordinator.parent.log("dismantle")
  }

  @MainActor
  final class Coordinator {
    var parent: CountingController

    init(_ parent: CountingController) { self.parent = parent }

    func pressed() { parent.count += 1 }
  }
}

final class LabelController: UIViewController {
  let label = UILabel()
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Add", for: .normal)
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.axis = .vertical
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
  }
}

/// The system's sheet for sharing, as apps wrap it.
struct ActivityView: UIViewControllerRepresentable {
  let activityItems: [Any]
  var applicationActivities: [UIActivity]? = nil
  var excluded: [UIActivity.ActivityType]? = nil
  var completion: UIActivityViewController.CompletionWithItemsHandler? = nil

  func makeUIViewController(
    context: UIViewControllerRepresentableContext<ActivityView>
  ) -> UIActivityViewController {
    let controller = UIActivityViewController(
      activityItems: activityItems, applicationActivities: applicationActivities)
    controller.excludedActivityTypes = excluded
    controller.completionWithItemsHandler = completion
    return controller
  }

  func updateUIViewController(
    _ uiViewController: UIActivityViewController,
    context: UIViewControllerRepresentableContext<ActivityView>
  ) {}
}
