import ScreenTesting
import SwiftUI
import Testing
import UIKit

@MainActor
struct TableCellTests {
  /// Rows whose cells closures make.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let cells: [UITableViewCell]
    var height = UITableView.automaticDimension
    var details: [Int] = []

    init(_ cells: [UITableViewCell]) { self.cells = cells }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      cells.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { cells[indexPath.row] }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      height
    }
    func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { details.append(indexPath.row) }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let label = UILabel()
      label.text = "A view above"
      return label
    }
  }

  private func screen(_ rows: Rows, _ shown: UITableView? = nil) -> Screen {
    let table = shown ?? UITableView()
    table.dataSource = rows
    table.delegate = rows
    return Screen { ShownView(view: table) }
  }

  private func cell(_ style: UITableViewCell.CellStyle, _ text: String, _ detail: String)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = text
    cell.detailTextLabel?.text = detail
    return cell
  }

  @Test
  func stylesPlaceTheSecondLabel() throws {
    let rows = Rows([
      cell(.subtitle, "One", "below"), cell(.value1, "Two", "beside"),
      cell(.default, "Three", "no"),
    ])
    let screen = screen(rows)
    let (one, below) = (screen.text("One").frame, screen.text("below").frame)
    #expect(try #require(below).minY >= #require(one).maxY)
    let (two, beside) = (screen.text("Two").frame, screen.text("beside").frame)
    #expect(try abs(#require(two).midY - #require(beside).midY) < 2)
    #expect(try #require(beside).minX > #require(two).minX)
    #expect(!screen.text("no").exists)
    #expect(screen.text("A view above").isVisible)
    #expect(screen.faults.isEmpty, "\(screen.faults)")
  }

  @Test
  func aChangeOfACellIsShown() async {
    let one = cell(.default, "Before", "")
    let screen = screen(Rows([one]))
    #expect(screen.text("Before").isVisible)
    one.textLabel?.text = "After"
    await screen.settle()
    #expect(screen.text("After").isVisible)
    #expect(!screen.text("Before").exists)
  }

  @Test
  func configurationsSayTheContent() async {
    let list = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = list.defaultContentConfiguration()
    content.text = "Tea"
    content.secondaryText = "Green"
    content.image = UIImage(systemName: "star")
    content.textProperties.color = .systemRed
    list.contentConfiguration = content
    let hosted = UITableViewCell(style: .default, reuseIdentifier: nil)
    var count = 0
    hosted.contentConfiguration = UIHostingConfiguration {
      HStack {
        Text("Hosted")
        Button("Count") { count += 1 }
      }
    }
    .margins(.vertical, 20)
    let screen = screen(Rows([list, hosted]))
    #expect(screen.text("Tea").isVisible)
    #expect(screen.text("Green").isVisible)
    #expect(screen.text("Hosted").isVisible)
    screen.button(label: "Count").tap()
    #expect(count == 1)
    content.text = "Coffee"
    list.contentConfiguration = content
    await screen.settle()
    #expect(screen.text("Coffee").isVisible)
  }

  @Test
  func theEndOfARowHoldsASignOrAView() async {
    let detail = cell(.default, "Detail", "")
    detail.accessoryType = .detailButton
    let checked = cell(.default, "Checked", "")
    checked.accessoryType = .checkmark
    let toggle = UISwitch()
    let switched = cell(.default, "Switched", "")
    switched.accessoryView = toggle
    let rows = Rows([detail, checked, switched])
    let screen = screen(rows)
    screen.button(label: "More Info").tap()
    #expect(rows.details == [0])
    #expect(screen.image(label: "Checkmark").exists)
    screen.all(.toggle)[0].setOn(true)
    #expect(toggle.isOn)
  }

  @Test
  func rowsAreAsHighAsTheDelegateSays() throws {
    let rows = Rows([cell(.default, "High", "")])
    rows.height = 120
    let screen = screen(rows)
    #expect(screen.all(.row)[0].frame?.height == 120)
  }

  @Test
  func constraintsPlaceTheViewsOfACell() throws {
    let cell = BadgeCell(style: .default, reuseIdentifier: nil)
    (cell.title.text, cell.badge.text) = ("Title", "7")
    let screen = screen(Rows([cell]))
    let row = try #require(screen.all(.row)[0].frame)
    let (title, badge) = (
      try #require(screen.text("Title").frame), try #require(screen.text("7").frame)
    )
    #expect(title.minX == row.minX + 20)
    #expect(title.minY == row.minY + 12)
    #expect(badge.maxX == row.maxX - 20)
  }

  @Test
  func framesPlaceTheViewsOfACell() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = UILabel(frame: CGRect(x: 30, y: 10, width: 100, height: 20))
    label.text = "Placed"
    cell.contentView.addSubview(label)
    let over = UILabel(frame: CGRect(x: 150, y: 10, width: 100, height: 20))
    over.text = "Over"
    cell.addSubview(over)
    let screen = screen(Rows([cell]))
    let row = try #require(screen.all(.row)[0].frame)
    #expect(screen.text("Placed").frame?.minX == row.minX + 30)
    #expect(screen.text("Over").frame?.minX == row.minX + 150)
    #expect(row.height == 44)
  }

  @Test
  func aRowThatIsLoadedAgainKeepsItsCell() async throws {
    let controller = TaskTable(Journal())
    let table = try #require(controller.tableView)
    let screen = Screen { ShownController(controller: controller) }
    await screen.settle()
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? BadgeCell
    controller.tasks[0] = "Rewrite"
    table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    await screen.settle()
    #expect(screen.text("Rewrite").isVisible)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    #expect(cell?.reuses == 1)
  }

  @Test
  func aDiffableSourceKeepsRowsOfTheSameItems() async throws {
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    var made: [String] = []
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, name in
      made.append(name)
      let cell = table.dequeueReusableCell(withIdentifier: "name", for: path)
      cell.textLabel?.text = name
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b", "c"], toSection: 0)
    snapshot.appendItems(["d"])
    await source.apply(snapshot, animatingDifferences: false)
    let screen = Screen { ShownView(view: table) }
    #expect(made == ["a", "b", "c", "d"])
    made = []
    snapshot = source.snapshot()
    snapshot.moveItem("c", beforeItem: "a")
    snapshot.deleteItems(["b"])
    snapshot.insertItems(["e"], afterItem: "d")
    snapshot.reconfigureItems(["a"])
    var isDone = false
    source.apply(snapshot) { isDone = true }
    await screen.settle()
    #expect(isDone)
    #expect(Set(made) == ["e", "a"])
    #expect(snapshot.itemIdentifiers == ["c", "a", "d", "e"])
    #expect(screen.all(.list)[0].row(0).text("c").exists)
    #expect(!screen.text("b").exists)
    #expect(source.indexPath(for: "e") == IndexPath(row: 1, section: 1))
  }
}
