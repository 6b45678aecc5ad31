import SwiftUI

struct DashboardContentView: View {
  let model: DashboardModel
  let unread: Int
  let now: Date
  /// Whether there is room for two columns.
  var isWide = false
  let onOpen: @MainActor (CareRoute) -> Void

  static let columns = [GridItem(.adaptive(minimum: 320), spacing: 16)]

  var body: some View {
    if isWide {
      CardPage(maxWidth: PageWidth.twoColumns) {
        heading
        HStack(alignment: .top, spacing: 16) {
          VStack(alignment: .leading, spacing: 16) {
            if let title = model.patientsTitle { SectionTitle(text: title) }
            LazyVGrid(columns: Self.columns, spacing: 16) {
              readings
              patients
            }
          }
          VStack(alignment: .leading, spacing: 16) { work }
        }
      }
    } else {
      CardPage {
        heading
        readings
        if let title = model.patientsTitle { SectionTitle(text: title) }
        patients
        work
      }
    }
  }

  private var readings: some View {
    ForEach(model.readings) { tile in
      LinkRow(
        systemImage: tile.systemImage, title: tile.title, value: "\(tile.value) \(tile.detail)",
        address: tile.route.address, accessibilityID: "dashboard.reading.\(tile.id).tap"
      ) { onOpen(tile.route) }
    }
  }

  private var patients: some View {
    ForEach(model.patients) { patient in
      PatientRow(patient: patient) { onOpen(.health(patient: patient.id)) }
    }
  }

  @ViewBuilder private var work: some View {
    SectionTitle(text: model.taskTitle)
    tasks
    LinkRow(
      systemImage: "list.bullet", title: "All tasks", value: "",
      address: CareRoute.tasks.address, accessibilityID: "dashboard.tasks.tap"
    ) { onOpen(.tasks) }
    LinkRow(
      systemImage: "message", title: "Messages", value: unread == 0 ? "" : "\(unread) new",
      address: CareRoute.messages.address, accessibilityID: "dashboard.messages.tap"
    ) { onOpen(.messages) }
  }

  private var heading: some View {
    HStack(spacing: 16) {
      VStack(alignment: .leading, spacing: 4) {
        Text(model.greeting)
          .font(.title2.weight(.bold))
          .accessibilityAddTraits(.isHeader)
          .accessibilityIdentifier("dashboard.greeting.text")
        Text(model.summary)
          .foregroundStyle(.secondary)
          .accessibilityIdentifier("dashboard.summary.text")
      }
      Spacer()
      if let progress = model.progress {
        ProgressRing(done: progress.done, total: progress.total)
          .accessibilityIdentifier("dashboard.progress.text")
      }
    }
    .card()
  }

  @ViewBuilder private var tasks: some View {
    if model.tasks.isEmpty {
      Label("Nothing", systemImage: "checkmark.circle")
        .foregroundStyle(.secondary)
        .card()
    } else {
      VStack(spacing: 12) {
        ForEach(model.tasks) { task in
          if task.id != model.tasks.first?.id { Divider() }
          TaskLink(task: task, now: now) { onOpen(.task(id: task.id)) }
        }
      }
      .card()
    }
  }
}

/// A task that leads to its page.
private struct TaskLink: View {
  let task: TaskViewModel
  let now: Date
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      HStack {
        VStack(alignment: .leading, spacing: 3) {
          Text(task.title).font(.headline).multilineTextAlignment(.leading)
          if let patient = task.patientName {
            Text(patient).font(.footnote).foregroundStyle(.secondary)
          }
          DueLabel(date: task.dueDate, now: now, isOverdue: task.isOverdue)
        }
        Spacer()
        Image(systemName: "chevron.right")
          .foregroundStyle(.secondary)
          .accessibilityHidden(true)
      }
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
    }
    .buttonStyle(.plain)
    .pageLink(CareRoute.task(id: task.id).address)
    .accessibilityIdentifier("dashboard.task.\(task.id).tap")
  }
}

private struct PatientRow: View {
  let patient: DashboardModel.PatientCard
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      HStack(alignment: .top, spacing: 12) {
        MemberBadge(initials: patient.initials, role: .patient)
        VStack(alignment: .leading, spacing: 4) {
          Text(patient.name).font(.headline)
          Text(patient.summary)
            .font(.subheadline)
            .foregroundStyle(patient.isUrgent ? Color.red : Color.secondary)
          Text(patient.readings.joined(separator: " · "))
            .font(.footnote)
            .foregroundStyle(.secondary)
          if let team = patient.team {
            Text("Team: \(team)").font(.footnote).foregroundStyle(.secondary)
          }
        }
        Spacer()
        Image(systemName: "chevron.right")
          .foregroundStyle(.secondary)
          .accessibilityHidden(true)
      }
      .card()
    }
    .buttonStyle(.plain)
    .pageLink(CareRoute.health(patient: patient.id).address)
    .accessibilityIdentifier("dashboard.patient.\(patient.id).tap")
  }
}

#Preview {
  DashboardContentView(
    model: DashboardModel(
      greeting: "Hello, Maria", summary: "3 to do today", progress: .init(done: 1, total: 4),
      readings: [
        .init(
          id: "heartRate", title: "Heart rate", value: "72", detail: "bpm",
          systemImage: "heart.fill", route: .health(patient: "maria"))
      ],
      taskTitle: "Your next tasks", tasks: [.sample("1", "Morning tablets")], patientsTitle: nil,
      patients: []),
    unread: 2, now: Date(), onOpen: { _ in })
}
