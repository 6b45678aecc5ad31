import SwiftUI
import UIKit
import WebKit
import SafariServices

struct ActivityIndicator: UIViewRepresentable {
  @Binding var isAnimating: Bool
  let style: UIActivityIndicatorView.Style

  func makeUIView(context: Context) -> UIActivityIndicatorView {
    UIActivityIndicatorView(style: style)
  }

  func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
    isAnimating ? uiView.startAnimating() : uiView.stopAnimating()
  }
}

struct Blur: UIViewRepresentable {
  var style: UIBlurEffect.Style = .systemMaterial

  func makeUIView(context: Context) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: style))
  }

  func updateUIView(_ uiView: UIVisualEffectView, context: Context) {
    uiView.effect = UIBlurEffect(style: style)
  }
}

struct PageDots: UIViewRepresentable {
  var numberOfPages: Int
  @Binding var currentPage: Int

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = numberOfPages
    control.addTarget(
      context.coordinator, action: #selector(Coordinator.updateCurrentPage(sender:)),
      for: .valueChanged)
    return control
  }

  func updateUIView(_ uiView: UIPageControl, context: Context) {
    uiView.currentPage = currentPage
  }

  class Coordinator: NSObject {
    var control: PageDots

    init(_ control: PageDots) { self.control = control }

    @objc func updateCurrentPage(sender: UIPageControl) {
      control.currentPage = sender.currentPage
    }
  }
}

struct WebPreview: UIViewRepresentable {
  let url: URL

  func makeUIView(context: Context) -> WKWebView {
    let configuration = WKWebViewConfiguration()
    configuration.allowsInlineMediaPlayback = true
    let view = WKWebView(frame: .zero, configuration: configuration)
    view.allowsBackForwardNavigationGestures = true
    view.scrollView.isScrollEnabled = true
    return view
  }

  func updateUIView(_ webView: WKWebView, context: Context) {
    webView.load(URLRequest(url: url))
  }
}

struct SafariView: UIViewControllerRepresentable {
  let url: URL

  func makeUIViewController(context: UIViewControllerRepresentableContext<Self>)
    -> SFSafariViewController
  {
    let controller = SFSafariViewController(url: url)
    controller.preferredControlTintColor = .systemIndigo
    return controller
  }

  func updateUIViewController(
    _ uiViewController: SFSafariViewController,
    context: UIViewControllerRepresentableContext<SafariView>
  ) {}
}

struct AttributedLabel: UIViewRepresentable {
  let text: String
  @State private var height: CGFloat = .zero

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    label.setContentHuggingPriority(.required, for: .vertical)
    return label
  }

  func updateUIView(_ label: UILabel, context: Context) {
    let string = NSMutableAttributedString(string: text)
    string.addAttribute(
      .font, value: UIFont.preferredFont(forTextStyle: .footnote),
      range: NSRange(location: 0, length: string.length))
    string.addAttribute(
      .foregroundColor, value: UIColor.secondaryLabel,
      range: NSRange(location: 0, length: string.length))
    label.attributedText = string
  }
}
