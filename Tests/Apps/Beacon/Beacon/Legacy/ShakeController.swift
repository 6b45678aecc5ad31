import UIKit
import SwiftUI

final class BadgeView: UIView {
  private let label = UILabel()
  private let button = UIButton(type: .system)
  var onTap: (() -> Void)?

  var count: Int = 0 {
    didSet {
      label.text = "\(count)"
      accessibilityValue = label.text
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    layer.borderWidth = 1
    layer.borderColor = UIColor.separator.cgColor
    label.font = .monospacedDigitSystemFont(ofSize: 22, weight: .bold)
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    button.setTitle("Count", for: .normal)
    button.addTarget(self, action: #selector(didTap(_:)), for: .touchUpInside)
    button.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    addSubview(button)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      button.centerXAnchor.constraint(equalTo: centerXAnchor),
      button.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
    ])
  }

  @objc private func didTap(_ sender: UIButton) {
    count += 1
    onTap?()
  }
}

struct Badge: UIViewRepresentable {
  @Binding var count: Int

  func makeUIView(context: Context) -> BadgeView {
    let view = BadgeView()
    view.onTap = { [weak view] in count = view?.count ?? 0 }
    return view
  }

  func updateUIView(_ view: BadgeView, context: Context) {
    if view.count != count { view.count = count }
  }
}

class SettingsViewController: UIViewController {
  let settingsKey = "beacon.enabled"
  private lazy var toggle: UISwitch = {
    let toggle = UISwitch()
    toggle.isOn = UserDefaults.standard.bool(forKey: settingsKey)
    toggle.addTarget(self, action: #selector(changed), for: .valueChanged)
    return toggle
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Settings", comment: "")
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "Beacon enabled"
    let stack = UIStackView(arrangedSubviews: [label, toggle])
    stack.axis = .horizontal
    stack.spacing = 12
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(close))
  }

  @objc func changed() {
    UserDefaults.standard.set(toggle.isOn, forKey: settingsKey)
  }

  @objc func close() {
    dismiss(animated: true, completion: nil)
  }
}

struct SettingsController: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    UINavigationController(rootViewController: SettingsViewController())
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
