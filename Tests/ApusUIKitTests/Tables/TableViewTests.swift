import ScreenTesting
import SwiftUI
import Testing
import UIKit

@MainActor
struct TableViewTests {
  private struct Contacts: View {
    @State var names = ["Me", "Ada", "Bea"]
    let journal: Journal

    var body: some View {
      VStack {
        Text("\(names.count) names")
        Button("Add") { names.append("Cleo") }
        ContactTable(names: $names, journal: journal)
      }
    }
  }

  private let journal = Journal()

  @Test
  func aTableOfARepresentableFollowsTheState() async {
    let screen = Screen { Contacts(journal: journal) }
    #expect(screen.text("Friends").isVisible)
    #expect(screen.all(.row).count == 3)
    screen.button(label: "Add").tap()
    await screen.settle()
    #expect(screen.text("Cleo").isVisible)
    #expect(screen.all(.row).count == 4)
    #expect(screen.faults.isEmpty, "\(screen.faults)")
  }

  @Test
  func aTapChoosesARowAndLeavesTheOneBefore() async {
    let screen = Screen { Contacts(journal: journal) }
    screen.text("Ada").tap()
    await screen.settle()
    #expect(journal.take() == ["chose Ada"])
    #expect(screen.all(.list)[0].row(1).isSelected)
    screen.text("Bea").tap()
    await screen.settle()
    #expect(journal.take() == ["left Ada", "chose Bea"])
    #expect(!screen.all(.list)[0].row(1).isSelected)
    #expect(screen.all(.list)[0].row(2).isSelected)
  }

  @Test
  func aSwipeDeletesARowThatCanBeEdited() async {
    let screen = Screen { Contacts(journal: journal) }
    screen.all(.list)[0].deleteRow(1)
    await screen.settle()
    #expect(!screen.text("Ada").exists)
    #expect(screen.text("2 names").isVisible)
    #expect(screen.button(label: "Delete, Bea").exists)
    #expect(!screen.button(label: "Delete, Me").exists)
  }

  private func shown(_ controller: UIViewController) -> Screen {
    Screen {
      ShownController(controller: UINavigationController(rootViewController: controller))
    }
  }

  @Test
  func aControllerShowsItsRowsAndItsTitle() async {
    let controller = TaskTable(journal)
    let screen = shown(controller)
    await screen.settle()
    #expect(screen.text("Tasks").exists)
    #expect(journal.take() == ["cell Write", "cell Read", "cell Rest"])
    screen.text("Read").tap()
    await screen.settle()
    #expect(journal.take() == ["chose Read"])
    #expect(controller.tableView.indexPathForSelectedRow == nil)
    #expect(screen.faults.isEmpty, "\(screen.faults)")
  }

  @Test
  func actionsOfASwipeChangeRowsWithoutMakingOthersAnew() async throws {
    let controller = TaskTable(journal)
    let screen = shown(controller)
    await screen.settle()
    _ = journal.take()
    let rest = controller.tableView.cellForRow(at: IndexPath(row: 2, section: 0))
    screen.all(.list)[0].row(1).button(label: "Done").tap()
    await screen.settle()
    #expect(controller.tasks == ["Write", "Rest"])
    #expect(!screen.text("Read").exists)
    #expect(screen.all(.row).count == 2)
    #expect(journal.take() == [])
    #expect(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) === rest)
  }

  @Test
  func updatesInABatchUseOldAndNewPaths() async {
    let controller = TaskTable(journal)
    let screen = shown(controller)
    await screen.settle()
    _ = journal.take()
    controller.tasks = ["New", "Rest", "Write"]
    controller.tableView.performBatchUpdates {
      controller.tableView.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
      controller.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      controller.tableView.moveRow(
        at: IndexPath(row: 2, section: 0), to: IndexPath(row: 1, section: 0))
    }
    await screen.settle()
    #expect(journal.take() == ["cell New"])
    let titles = (0..<3).map {
      (controller.tableView.cellForRow(at: IndexPath(row: $0, section: 0)) as? BadgeCell)?.title
        .text
    }
    #expect(titles == ["New", "Rest", "Write"])
  }

  @Test
  func rowsMoveWhileTheTableIsEdited() async {
    let controller = TaskTable(journal)
    let screen = shown(controller)
    await screen.settle()
    screen.button(label: "Edit").tap()
    await screen.settle()
    #expect(controller.tableView.isEditing)
    screen.all(.list)[0].moveRow(0, to: 3)
    await screen.settle()
    #expect(controller.tasks == ["Read", "Rest", "Write"])
    #expect(screen.all(.list)[0].row(2).text("Write").exists)
  }

  @Test
  func severalRowsAreChosen() async {
    let controller = TaskTable(journal)
    let table = UITableView()
    table.dataSource = controller
    table.register(BadgeCell.self, forCellReuseIdentifier: BadgeCell.reuseID)
    table.allowsMultipleSelection = true
    let screen = Screen { ShownView(view: table) }
    screen.text("Write").tap()
    screen.text("Rest").tap()
    await screen.settle()
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [0, 2])
    screen.text("Write").tap()
    await screen.settle()
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [2])
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    await screen.settle()
    #expect(screen.all(.list)[0].row(1).isSelected)
    table.reloadData()
    #expect(table.indexPathsForSelectedRows == nil)
  }
}
