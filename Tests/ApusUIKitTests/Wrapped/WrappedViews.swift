import SwiftUI
import UIKit

// Views as apps wrap them. `apus init` writes `Selector("…", …)` in place of `#selector(…)`.

/// A field that has the keyboard at once, with a coordinator as its delegate.
struct WrappedField: UIViewRepresentable {
  @Binding var text: String
  var placeholder = ""
  var onReturn: () -> Void = {}

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField(frame: .zero)
    field.placeholder = placeholder
    field.accessibilityIdentifier = "field"
    field.delegate = context.coordinator
    field.addTarget(
      context.coordinator, action: Selector("changed:", Coordinator.changed(_:)),
      for: .editingChanged)
    field.setContentHuggingPriority(.defaultHigh, for: .vertical)
    field.becomeFirstResponder()
    return field
  }

  func updateUIView(_ uiView: UITextField, context: Context) {
    context.coordinator.parent = self
    if uiView.text != text { uiView.text = text }
  }

  class Coordinator: NSObject, UITextFieldDelegate {
    var parent: WrappedField
    var events: [String] = []

    init(_ parent: WrappedField) { self.parent = parent }

    func changed(_ sender: UITextField) { parent.text = sender.text ?? "" }

    func textFieldDidBeginEditing(_ textField: UITextField) { events.append("begin") }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      let old = (textField.text ?? "") as NSString
      return old.replacingCharacters(in: range, with: string).count <= 5
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      parent.onReturn()
      textField.resignFirstResponder()
      return true
    }
  }
}

struct Spinner: UIViewRepresentable {
  @Binding var isSpinning: Bool

  func makeUIView(context: Context) -> UIActivityIndicatorView {
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.accessibilityIdentifier = "spinner"
    return spinner
  }

  func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
    isSpinning ? uiView.startAnimating() : uiView.stopAnimating()
  }
}

/// A text view that has words while it is empty, as apps make them.
struct WrappedTextView: UIViewRepresentable {
  @Binding var text: String
  let placeholder: String

  func makeCoordinator() -> Coordinator { Coordinator(text: $text, placeholder: placeholder) }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.accessibilityIdentifier = "notes"
    view.font = .preferredFont(forTextStyle: .body)
    view.delegate = context.coordinator
    view.text = placeholder
    view.textColor = .placeholderText
    return view
  }

  func updateUIView(_ uiView: UITextView, context: Context) {}

  class Coordinator: NSObject, UITextViewDelegate {
    @Binding var text: String
    let placeholder: String

    init(text: Binding<String>, placeholder: String) {
      _text = text
      self.placeholder = placeholder
    }

    func textViewDidBeginEditing(_ textView: UITextView) {
      if textView.textColor == .placeholderText {
        textView.text = ""
        textView.textColor = .label
      }
    }

    func textViewDidChange(_ textView: UITextView) { text = textView.text }

    func textViewDidEndEditing(_ textView: UITextView) {
      if textView.text.isEmpty {
        textView.text = placeholder
        textView.textColor = .placeholderText
      }
    }
  }
}

struct BlurView: UIViewRepresentable {
  let style: UIBlurEffect.Style

  func makeUIView(context: UIViewRepresentableContext<BlurView>) -> UIView {
    let view = UIView(frame: .zero)
    view.backgroundColor = .clear
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: style))
    blur.translatesAutoresizingMaskIntoConstraints = false
    view.insertSubview(blur, at: 0)
    NSLayoutConstraint.activate([
      blur.heightAnchor.constraint(equalTo: view.heightAnchor),
      blur.widthAnchor.constraint(equalTo: view.widthAnchor),
    ])
    let label = UILabel()
    label.text = "Behind glass"
    label.translatesAutoresizingMaskIntoConstraints = false
    blur.contentView.addSubview(label)
    label.centerXAnchor.constraint(equalTo: blur.contentView.centerXAnchor).isActive = true
    label.centerYAnchor.constraint(equalTo: blur.contentView.centerYAnchor).isActive = true
    return view
  }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

struct SearchBar: UIViewRepresentable {
  @Binding var text: String
  let log: (String) -> Void

  class Coordinator: NSObject, UISearchBarDelegate {
    @Binding var text: String
    let log: (String) -> Void

    init(text: Binding<String>, log: @escaping (String) -> Void) {
      _text = text
      self.log = log
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { text = searchText }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
      searchBar.setShowsCancelButton(true, animated: true)
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
      log("search \(searchBar.text ?? "")")
      searchBar.resignFirstResponder()
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
      searchBar.text = ""
      text = ""
      searchBar.showsCancelButton = false
      log("cancel")
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(text: $text, log: log) }

  func makeUIView(context: Context) -> UISearchBar {
    let bar = UISearchBar(frame: .zero)
    bar.delegate = context.coordinator
    bar.placeholder = "Find fruit"
    return bar
  }

  func updateUIView(_ uiView: UISearchBar, context: Context) { uiView.text = text }
}

struct WrappedSlider: UIViewRepresentable {
  @Binding var value: Double
  @Environment(\.isEnabled) private var isEnabled

  final class Coordinator: NSObject {
    var value: Binding<Double>
    init(value: Binding<Double>) { self.value = value }
    func valueChanged(_ sender: UISlider) { value.wrappedValue = Double(sender.value) }
  }

  func makeUIView(context: Context) -> UISlider {
    let slider = UISlider(frame: .zero)
    slider.maximumValue = 10
    slider.accessibilityIdentifier = "slider"
    slider.addTarget(
      context.coordinator, action: Selector("valueChanged:", Coordinator.valueChanged(_:)),
      for: .valueChanged)
    return slider
  }

  func updateUIView(_ uiView: UISlider, context: Context) {
    uiView.value = Float(value)
    uiView.isEnabled = isEnabled && context.environment.isEnabled
  }

  func makeCoordinator() -> Coordinator { Coordinator(value: $value) }
}

struct PageControl: UIViewRepresentable {
  var numberOfPages: Int
  @Binding var currentPage: Int

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = numberOfPages
    control.addTarget(
      context.coordinator,
      action: Selector("updateCurrentPageWithSender:", Coordinator.updateCurrentPage(sender:)),
      for: .valueChanged)
    return control
  }

  func updateUIView(_ uiView: UIPageControl, context: Context) { uiView.currentPage = currentPage }

  class Coordinator: NSObject {
    var control: PageControl
    init(_ control: PageControl) { self.control = control }
    @MainActor func updateCurrentPage(sender: UIPageControl) {
      control.currentPage = sender.currentPage
    }
  }
}
