import SwiftUI
import UIKit

/// UIKit views in SwiftUI, as an app wraps them.
struct WrappedScreen: View {
  @State private var name = ""
  @State private var volume = 2.0
  @State private var isBusy = true

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        NameField(text: $name)
        Text("Name: \(name)").accessibilityIdentifier("wrapped.name")
        VolumeSlider(value: $volume)
        Text("Volume: \(Int(volume))").accessibilityIdentifier("wrapped.volume")
        BusyWheel(isBusy: isBusy)
        Button("Stop") { isBusy = false }
        Card().frame(height: 120)
        DrawnBars(heights: isBusy ? [20, 40] : [40, 20]).frame(width: 60, height: 60)
      }
      .padding()
    }
  }
}

private struct NameField: UIViewRepresentable {
  @Binding var text: String

  @MainActor final class Coordinator: NSObject, UITextFieldDelegate {
    @Binding var text: String
    init(text: Binding<String>) { _text = text }

    func typed(_ sender: UITextField) { text = sender.text ?? "" }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { !string.contains("x") }
  }

  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.placeholder = "Your name"
    field.borderStyle = .roundedRect
    field.delegate = context.coordinator
    field.setContentHuggingPriority(.required, for: .vertical)
    field.addTarget(
      context.coordinator, action: Selector("typed(_:)", Coordinator.typed(_:)),
      for: .editingChanged)
    field.becomeFirstResponder()
    return field
  }

  func updateUIView(_ uiView: UITextField, context: Context) { uiView.text = text }
}

private struct VolumeSlider: UIViewRepresentable {
  @Binding var value: Double

  @MainActor final class Coordinator: NSObject {
    let value: Binding<Double>
    init(value: Binding<Double>) { self.value = value }
    func moved(_ sender: UISlider) { value.wrappedValue = Double(sender.value) }
  }

  func makeCoordinator() -> Coordinator { Coordinator(value: $value) }

  func makeUIView(context: Context) -> UISlider {
    let slider = UISlider()
    slider.maximumValue = 10
    slider.accessibilityLabel = "Volume"
    slider.addTarget(
      context.coordinator, action: Selector("moved(_:)", Coordinator.moved(_:)),
      for: .valueChanged)
    return slider
  }

  func updateUIView(_ uiView: UISlider, context: Context) { uiView.value = Float(value) }
}

private struct BusyWheel: UIViewRepresentable {
  let isBusy: Bool

  func makeUIView(context: Context) -> UIActivityIndicatorView {
    UIActivityIndicatorView(style: .medium)
  }

  func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
    isBusy ? uiView.startAnimating() : uiView.stopAnimating()
  }
}

/// A card that constraints lay out: a title at the upper left, a badge of 40 × 24 points at the lower right.
private struct Card: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let card = UIView()
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 12
    card.accessibilityIdentifier = "wrapped.card"
    let title = UILabel()
    title.text = "Title"
    title.accessibilityIdentifier = "wrapped.title"
    let badge = UIView()
    badge.backgroundColor = .systemBlue
    badge.accessibilityIdentifier = "wrapped.badge"
    for view in [title, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(view)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      badge.widthAnchor.constraint(equalToConstant: 40),
      badge.heightAnchor.constraint(equalToConstant: 24),
      badge.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      badge.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
    ])
    return card
  }

  func updateUIView(_ uiView: UIView, context: Context) {}
}
