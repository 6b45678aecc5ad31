import SwiftUI
import UIKit

/// Contacts in a table of UIKit inside an app of SwiftUI.
struct ContactsTableScreen: View {
  @State private var chosen = "nobody"

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        Text("Chosen: \(chosen)").padding(8).accessibilityIdentifier("chosen")
        ContactsTable(chosen: $chosen).ignoresSafeArea(edges: .bottom)
      }
      .navigationTitle("Contacts")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

private struct ContactsTable: UIViewRepresentable {
  @Binding var chosen: String

  func makeCoordinator() -> Coordinator { Coordinator(chosen: $chosen) }

  func makeUIView(context: Context) -> UITableView {
    let table = UITableView(frame: .zero, style: .insetGrouped)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    table.register(ContactCell.self, forCellReuseIdentifier: "contact")
    table.dataSource = context.coordinator
    table.delegate = context.coordinator
    return table
  }

  func updateUIView(_ uiView: UITableView, context: Context) {}

  final class Coordinator: NSObject, UITableViewDataSource, UITableViewDelegate {
    let chosen: Binding<String>
    var groups = [
      ("Favourites", ["Ada Byron", "Grace Hopper"]), ("Everyone", ["Bea Arno", "Cleo Dix"]),
    ]

    init(chosen: Binding<String>) { self.chosen = chosen }

    func numberOfSections(in tableView: UITableView) -> Int { groups.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      groups[section].1.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      groups[section].0
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let name = groups[indexPath.section].1[indexPath.row]
      guard indexPath.section == 0 else {
        let cell = tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = name
        content.secondaryText = "iPhone"
        content.image = UIImage(systemName: "person.crop.circle")
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
      }
      let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
      (cell as? ContactCell)?.show(name)
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.wrappedValue = groups[indexPath.section].1[indexPath.row]
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      indexPath.section == 1
    }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      groups[indexPath.section].1.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }
}

/// A cell with a circle, a name and a line below it, placed by constraints.
private final class ContactCell: UITableViewCell {
  private let circle = UILabel()
  private let name = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    circle.backgroundColor = .systemIndigo
    circle.textColor = .white
    circle.textAlignment = .center
    circle.layer.cornerRadius = 20
    circle.clipsToBounds = true
    name.font = .preferredFont(forTextStyle: .headline)
    for view in [circle, name] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      circle.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      circle.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      circle.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      circle.widthAnchor.constraint(equalToConstant: 40),
      circle.heightAnchor.constraint(equalToConstant: 40),
      name.leadingAnchor.constraint(equalTo: circle.trailingAnchor, constant: 12),
      name.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      name.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ words: String) {
    name.text = words
    circle.text = String(words.prefix(1))
  }
}
