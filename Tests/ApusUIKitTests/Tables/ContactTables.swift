import SwiftUI
import UIKit

/// Names in a table of UIKit, as most apps wrap one.
struct ContactTable: UIViewRepresentable {
  @Binding var names: [String]
  var style = UITableView.Style.insetGrouped
  let journal: Journal

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UITableView {
    let table = UITableView(frame: .zero, style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    table.dataSource = context.coordinator
    table.delegate = context.coordinator
    return table
  }

  func updateUIView(_ uiView: UITableView, context: Context) {
    context.coordinator.parent = self
    uiView.reloadData()
  }

  class Coordinator: NSObject, UITableViewDataSource, UITableViewDelegate {
    var parent: ContactTable
    init(_ parent: ContactTable) { self.parent = parent }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      parent.names.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
      cell.textLabel?.text = parent.names[indexPath.row]
      cell.accessoryType = .disclosureIndicator
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Friends"
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      parent.journal.write("chose \(parent.names[indexPath.row])")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      parent.journal.write("left \(parent.names[indexPath.row])")
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      parent.names[indexPath.row] != "Me"
    }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      guard editingStyle == .delete else { return }
      parent.names.remove(at: indexPath.row)
    }
  }
}

/// A subclass of cells with its own views.
final class BadgeCell: UITableViewCell {
  static let reuseID = "badge"
  let title = UILabel()
  let badge = UILabel()
  private(set) var reuses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [title, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      badge.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
      badge.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
    badge.text = nil
  }
}

/// A controller of tasks, whose table it edits by rows.
class TaskTable: UITableViewController {
  var tasks = ["Write", "Read", "Rest"]
  let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tasks"
    tableView.register(BadgeCell.self, forCellReuseIdentifier: BadgeCell.reuseID)
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tasks.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: BadgeCell.reuseID, for: indexPath) as! BadgeCell
    cell.title.text = tasks[indexPath.row]
    cell.badge.text = "\(indexPath.row + 1)"
    journal.write("cell \(tasks[indexPath.row])")
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    journal.write("chose \(tasks[indexPath.row])")
    tableView.deselectRow(at: indexPath, animated: true)
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tasks.insert(tasks.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let done = UIContextualAction(style: .destructive, title: "Done") { [weak self] _, _, finish in
      self?.tasks.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
      finish(true)
    }
    return UISwipeActionsConfiguration(actions: [done])
  }
}

struct ShownController: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

struct ShownView<Kept: UIView>: UIViewRepresentable {
  let view: Kept
  func makeUIView(context: Context) -> Kept { view }
  func updateUIView(_ uiView: Kept, context: Context) {}
}
