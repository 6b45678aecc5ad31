import SwiftUI

struct ProfileScreen: View {
  @State private var tab = "Posts"
  @State private var following = false
  @State private var showEdit = false
  @Namespace private var underline
  let tabs = ["Posts", "Replies", "Likes"]

  var body: some View {
    NavigationView {
      ScrollView(.vertical, showsIndicators: false) {
        VStack(spacing: 0) {
          GeometryReader { proxy in
            let offset = proxy.frame(in: .named("scroll")).minY
            LinearGradient(
              colors: [.teal, .blue, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing
            )
            .frame(width: proxy.size.width, height: 160 + max(0, offset))
            .offset(y: -max(0, offset))
          }
          .frame(height: 160)
          HStack(alignment: .bottom) {
            Image(systemName: "person.crop.circle.fill")
              .resizable()
              .aspectRatio(contentMode: .fill)
              .frame(width: 88, height: 88)
              .foregroundStyle(.gray, .white)
              .clipShape(Circle())
              .padding(4)
              .background(Color(.systemBackground), in: Circle())
            Spacer()
            Button(action: { showEdit = true }) {
              Image(systemName: "square.and.pencil").padding(8)
            }
            .overlay(Circle().stroke(.secondary))
            Button(following ? "Following" : "Follow") { withAnimation { following.toggle() } }
              .font(.subheadline.bold())
              .padding(.horizontal, 20)
              .padding(.vertical, 9)
              .foregroundColor(following ? .primary : .white)
              .background(
                ZStack {
                  if following { Capsule().stroke(Color.secondary) } else { Capsule().fill(.blue) }
                }
              )
          }
          .padding(.horizontal)
          .padding(.top, -44)
          VStack(alignment: .leading, spacing: 8) {
            HStack(spacing: 4) {
              Text("Mara Lindqvist").font(.title2).fontWeight(.heavy)
              Image(systemName: "checkmark.seal.fill").foregroundColor(.blue)
            }
            Text("@maralind").foregroundColor(.secondary)
            Text(
              "Cartographer, cyclist. Maps of places that no longer exist. [maps.example](https://maps.example)"
            )
            .fixedSize(horizontal: false, vertical: true)
            HStack {
              Label("Malmö", systemImage: "mappin.and.ellipse")
              Label("Joined March 2019", systemImage: "calendar")
            }
            .font(.footnote)
            .foregroundColor(.secondary)
            (Text("318").bold() + Text(" Following   ").foregroundColor(.secondary)
              + Text("12.4K").bold() + Text(" Followers").foregroundColor(.secondary))
              .font(.subheadline)
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding()
          HStack(spacing: 0) {
            ForEach(tabs, id: \.self) { name in
              VStack(spacing: 8) {
                Text(name).fontWeight(tab == name ? .semibold : .regular).foregroundColor(
                  tab == name ? .primary : .gray)
                ZStack {
                  Capsule().fill(.clear).frame(height: 3)
                  if tab == name {
                    Capsule().fill(.blue).frame(height: 3).matchedGeometryEffect(
                      id: "line", in: underline)
                  }
                }
              }
              .frame(maxWidth: .infinity)
              .contentShape(Rectangle())
              .onTapGesture { withAnimation(.spring()) { tab = name } }
            }
          }
          Divider()
          switch tab {
          case "Posts":
            LazyVStack(spacing: 0) {
              ForEach(0..<6) { index in
                PostRow(index: index)
                Divider()
              }
            }
          case "Replies":
            Text("No replies yet").foregroundColor(.secondary).padding(.vertical, 60)
          default:
            LazyVGrid(
              columns: Array(repeating: .init(.flexible(), spacing: 2), count: 3), spacing: 2
            ) {
              ForEach(0..<12) { index in
                Rectangle().fill(Color(hue: Double(index) / 12, saturation: 0.5, brightness: 0.9))
                  .aspectRatio(1, contentMode: .fill)
              }
            }
          }
        }
      }
      .coordinateSpace(name: "scroll")
      .edgesIgnoringSafeArea(.top)
      .navigationBarHidden(true)
      .sheet(isPresented: $showEdit) { EditProfile() }
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

struct PostRow: View {
  let index: Int
  @State private var liked = false
  @State private var count: Int

  init(index: Int) {
    self.index = index
    _count = State(initialValue: index * 7 + 3)
  }

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Circle().fill(LinearGradient(colors: [.teal, .blue], startPoint: .top, endPoint: .bottom))
        .frame(width: 44, height: 44).overlay(
          Text("ML").font(.caption.bold()).foregroundColor(.white))
      VStack(alignment: .leading, spacing: 6) {
        HStack(spacing: 4) {
          Text("Mara").bold()
          Text("· \(index + 1)h").foregroundColor(.secondary)
          Spacer()
          Image(systemName: "ellipsis").foregroundColor(.secondary)
        }
        Text(
          index % 2 == 0
            ? "Found a 1926 tram map in a flea market today. The fold lines are older than I am."
            : "Rain again.")
        if index == 2 {
          RoundedRectangle(cornerRadius: 14).fill(.quaternary).frame(height: 140).overlay(
            Image(systemName: "map").font(.largeTitle))
        }
        HStack {
          Button(action: {}) { Label("\(index)", systemImage: "bubble.left") }
          Spacer()
          Button(action: {}) { Label("\(index * 2)", systemImage: "arrow.2.squarepath") }
          Spacer()
          Button(action: {
            liked.toggle(); count += liked ? 1 : -1
          }) {
            Label("\(count)", systemImage: liked ? "heart.fill" : "heart").foregroundColor(
              liked ? .red : .secondary)
          }
          Spacer()
          Button(action: {}) { Image(systemName: "square.and.arrow.up") }
        }
        .font(.footnote)
        .foregroundColor(.secondary)
      }
    }
    .padding()
  }
}

struct EditProfile: View {
  @Environment(\.presentationMode) private var mode
  @State private var name = "Mara Lindqvist"
  @State private var bio = ""
  @State private var born = Date(timeIntervalSince1970: 600_000_000)
  @State private var isPrivate = false
  @State private var pronoun = 0

  var body: some View {
    NavigationView {
      Form {
        Section {
          HStack {
            Spacer()
            ZStack(alignment: .bottomTrailing) {
              Image(systemName: "person.crop.circle.fill").resizable().frame(width: 96, height: 96)
                .foregroundColor(.gray)
              Image(systemName: "camera.fill").font(.caption).padding(8).background(Color.blue)
                .foregroundColor(.white).clipShape(Circle())
            }
            Spacer()
          }
          .listRowBackground(Color.clear)
        }
        Section(header: Text("About"), footer: Text("\(160 - bio.count) characters left")) {
          HStack {
            Text("Name").frame(width: 80, alignment: .leading); TextField("Name", text: $name)
          }
          HStack(alignment: .top) {
            Text("Bio").frame(width: 80, alignment: .leading)
            TextField("Tell people who you are", text: $bio, axis: .vertical).lineLimit(3...6)
          }
          Picker("Pronouns", selection: $pronoun) {
            Text("she/her").tag(0); Text("he/him").tag(1); Text("they/them").tag(2)
          }
          DatePicker("Born", selection: $born, in: ...Date(), displayedComponents: .date)
        }
        Section { Toggle("Private account", isOn: $isPrivate) }
        Button("Delete account", role: .destructive) {}
      }
      .navigationTitle("Edit profile").navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { mode.wrappedValue.dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { mode.wrappedValue.dismiss() }.disabled(name.isEmpty)
        }
      }
    }
  }
}
