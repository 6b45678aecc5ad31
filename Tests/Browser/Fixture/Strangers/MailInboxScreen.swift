import SwiftUI

struct Mail: Identifiable, Hashable {
  let id: Int
  var sender: String
  var subject: String
  var preview: String
  var isUnread: Bool
  var isFlagged: Bool
  var date: Date
}

@Observable final class MailBox {
  var mails: [Mail] = [
    Mail(
      id: 1, sender: "Ada Lovelace", subject: "Notes on the engine",
      preview:
        "I have been thinking about the way in which the cards could be arranged so that loops are possible without a person.",
      isUnread: true, isFlagged: false, date: .init(timeIntervalSince1970: 1_700_000_000)),
    Mail(
      id: 2, sender: "Newsletter", subject: "This week in Swift",
      preview: "Macros, ownership, and what is new in packages.", isUnread: false, isFlagged: true,
      date: .init(timeIntervalSince1970: 1_699_900_000)),
    Mail(
      id: 3, sender: "Charles Babbage", subject: "Re: Notes on the engine",
      preview: "Please see attached.", isUnread: true, isFlagged: false,
      date: .init(timeIntervalSince1970: 1_699_800_000)),
    Mail(
      id: 4, sender: "Bank", subject: "Your statement is ready",
      preview: "Sign in to see your statement of October.", isUnread: false, isFlagged: false,
      date: .init(timeIntervalSince1970: 1_699_700_000)),
  ]
  var unread: Int { mails.filter(\.isUnread).count }
}

struct MailInboxScreen: View {
  @State private var box = MailBox()
  @State private var selection = Set<Int>()
  @State private var editMode: EditMode = .inactive
  @State private var filtersUnread = false
  @State private var query = ""
  @State private var isComposing = false
  @State private var showsDelete = false

  private var shown: [Mail] {
    box.mails.filter { mail in
      (!filtersUnread || mail.isUnread)
        && (query.isEmpty || mail.subject.localizedCaseInsensitiveContains(query)
          || mail.sender.localizedCaseInsensitiveContains(query))
    }
  }

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        ForEach(shown) { mail in
          NavigationLink(value: mail) { row(mail) }
            .swipeActions(edge: .leading) {
              Button {
                update(mail) { $0.isUnread.toggle() }
              } label: {
                Label(
                  mail.isUnread ? "Read" : "Unread",
                  systemImage: mail.isUnread ? "envelope.open" : "envelope.badge")
              }
              .tint(.blue)
            }
            .swipeActions(edge: .trailing, allowsFullSwipe: true) {
              Button(role: .destructive) {
                box.mails.removeAll { $0.id == mail.id }
              } label: {
                Label("Delete", systemImage: "trash")
              }
              Button {
                update(mail) { $0.isFlagged.toggle() }
              } label: {
                Label("Flag", systemImage: "flag")
              }
              .tint(.orange)
            }
        }
      }
      .listStyle(.plain)
      .overlay {
        if shown.isEmpty { ContentUnavailableView.search(text: query) }
      }
      .navigationTitle("Inbox")
      .navigationDestination(for: Mail.self) { mail in
        ScrollView {
          VStack(alignment: .leading, spacing: 12) {
            Text(mail.subject).font(.title2.bold())
            HStack {
              Circle().fill(.teal.gradient).frame(width: 40, height: 40)
                .overlay(Text(String(mail.sender.prefix(1))).foregroundStyle(.white).bold())
              VStack(alignment: .leading) {
                Text(mail.sender).font(.headline)
                Text(mail.date, format: .dateTime.day().month().year()).font(.caption)
                  .foregroundStyle(.secondary)
              }
            }
            Divider()
            Text(mail.preview)
          }
          .padding()
        }
        .navigationBarTitleDisplayMode(.inline)
        .onAppear { update(mail) { $0.isUnread = false } }
        .toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Archive", systemImage: "archivebox") {}
            Spacer()
            Button("Reply", systemImage: "arrowshape.turn.up.left") { isComposing = true }
          }
        }
      }
      .searchable(text: $query, prompt: "Search mail")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .topBarTrailing) {
          Button {
            isComposing = true
          } label: {
            Image(systemName: "square.and.pencil")
          }
          .accessibilityLabel("New message")
        }
        ToolbarItemGroup(placement: .bottomBar) {
          if editMode.isEditing {
            Button("Mark read") {
              for id in selection {
                if let mail = box.mails.first(where: { $0.id == id }) {
                  update(mail) { $0.isUnread = false }
                }
              }
            }
            .disabled(selection.isEmpty)
            Spacer()
            Button("Delete", role: .destructive) { showsDelete = true }.disabled(selection.isEmpty)
          } else {
            Button {
              filtersUnread.toggle()
            } label: {
              Image(
                systemName: filtersUnread
                  ? "line.3.horizontal.decrease.circle.fill" : "line.3.horizontal.decrease.circle")
            }
            Spacer()
            VStack {
              Text("Updated just now").font(.caption)
              Text("\(box.unread) unread").font(.caption2).foregroundStyle(.secondary)
            }
            Spacer()
          }
        }
      }
      .environment(\.editMode, $editMode)
      .confirmationDialog(
        "Delete \(selection.count) messages?", isPresented: $showsDelete, titleVisibility: .visible
      ) {
        Button("Delete", role: .destructive) {
          box.mails.removeAll { selection.contains($0.id) }
          selection = []
          editMode = .inactive
        }
      }
      .sheet(isPresented: $isComposing) { ComposeMail { box.mails.insert($0, at: 0) } }
    }
  }

  private func row(_ mail: Mail) -> some View {
    HStack(alignment: .top) {
      Circle().fill(mail.isUnread ? Color.blue : .clear).frame(width: 10, height: 10).padding(
        .top, 6)
      VStack(alignment: .leading, spacing: 2) {
        HStack {
          Text(mail.sender).font(.headline).lineLimit(1)
          Spacer()
          if mail.isFlagged {
            Image(systemName: "flag.fill").foregroundStyle(.orange).font(.caption)
          }
          Text(mail.date, style: .date).font(.subheadline).foregroundStyle(.secondary)
        }
        Text(mail.subject).font(.subheadline)
        Text(mail.preview).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
      }
    }
  }

  private func update(_ mail: Mail, _ change: (inout Mail) -> Void) {
    guard let index = box.mails.firstIndex(where: { $0.id == mail.id }) else { return }
    change(&box.mails[index])
  }
}

private struct ComposeMail: View {
  @Environment(\.dismiss) private var dismiss
  @State private var to = ""
  @State private var subject = ""
  @State private var text = ""
  @FocusState private var focus: Field?
  enum Field { case to, subject, text }
  let send: (Mail) -> Void

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        LabeledContent("To:") {
          TextField("", text: $to).focused($focus, equals: .to).keyboardType(.emailAddress)
        }.padding()
        Divider()
        LabeledContent("Subject:") {
          TextField("", text: $subject).focused($focus, equals: .subject)
        }.padding()
        Divider()
        TextEditor(text: $text).focused($focus, equals: .text).padding(.horizontal, 12)
      }
      .navigationTitle(subject.isEmpty ? "New Message" : subject)
      .navigationBarTitleDisplayMode(.inline)
      .onSubmit { focus = focus == .to ? .subject : .text }
      .interactiveDismissDisabled(!text.isEmpty)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Send") {
            send(
              Mail(
                id: .random(in: 100...10_000), sender: to, subject: subject, preview: text,
                isUnread: false, isFlagged: false, date: .now))
            dismiss()
          }
          .disabled(to.isEmpty || subject.isEmpty)
        }
      }
      .onAppear { focus = .to }
    }
  }
}
