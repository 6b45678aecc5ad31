import SwiftUI

struct Place: Identifiable {
  let id: Int
  let name: String
  let country: String
  let price: Int
  let rating: Double
  let colors: [Color]
}

class TripModel: ObservableObject {
  let places = [
    Place(
      id: 0, name: "Lofoten", country: "Norway", price: 840, rating: 4.8, colors: [.cyan, .blue]),
    Place(id: 1, name: "Kyoto", country: "Japan", price: 1290, rating: 4.9, colors: [.pink, .red]),
    Place(
      id: 2, name: "Cappadocia", country: "Türkiye", price: 510, rating: 4.6,
      colors: [.orange, .brown]),
    Place(
      id: 3, name: "Azores", country: "Portugal", price: 430, rating: 4.7, colors: [.green, .teal]),
  ]
  @Published var favourites = Set<Int>()
  @Published var booked: [Int: Int] = [:]
}

struct TravelScreen: View {
  @StateObject var model = TripModel()
  @State private var filter = "All"
  @State private var search = ""
  let filters = ["All", "Beach", "Mountains", "Cities", "Food", "Islands"]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          HStack {
            VStack(alignment: .leading) {
              Text("Hello, Jonas 👋").foregroundColor(.secondary)
              Text("Where to next?").font(.largeTitle.bold())
            }
            Spacer()
            ZStack(alignment: .topTrailing) {
              Image(systemName: "bell").font(.title2).padding(10).background(
                Circle().fill(Color(.secondarySystemBackground)))
              Text("3").font(.caption2.bold()).foregroundColor(.white).padding(5).background(
                Circle().fill(.red)
              ).offset(x: 4, y: -4)
            }
          }
          HStack {
            Image(systemName: "magnifyingglass").foregroundColor(.secondary)
            TextField("Search places", text: $search)
            Divider().frame(height: 20)
            Image(systemName: "slider.horizontal.3")
          }
          .padding(12)
          .background(Color(.secondarySystemBackground))
          .cornerRadius(14)
          ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 10) {
              ForEach(filters, id: \.self) { item in
                Text(item)
                  .font(.subheadline)
                  .fontWeight(filter == item ? .bold : .regular)
                  .padding(.horizontal, 16)
                  .padding(.vertical, 10)
                  .background(filter == item ? Color.black : Color.gray.opacity(0.15))
                  .foregroundColor(filter == item ? .white : .primary)
                  .clipShape(Capsule())
                  .onTapGesture { withAnimation { filter = item } }
              }
            }
          }
          ScrollView(.horizontal, showsIndicators: false) {
            LazyHStack(spacing: 16) {
              ForEach(model.places) { place in
                NavigationLink(destination: PlaceDetail(place: place)) { PlaceCard(place: place) }
                  .buttonStyle(PlainButtonStyle())
              }
            }
            .scrollTargetLayout()
          }
          .scrollTargetBehavior(.viewAligned)
          .frame(height: 320)
          Text("Your trips").font(.title3.bold())
          if model.booked.isEmpty {
            HStack {
              Image(systemName: "airplane.circle").font(.largeTitle).foregroundColor(.accentColor)
              VStack(alignment: .leading) {
                Text("No trips yet").bold();
                Text("Book one above.").font(.footnote).foregroundColor(.secondary)
              }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding()
            .overlay(
              RoundedRectangle(cornerRadius: 16).stroke(style: StrokeStyle(lineWidth: 1, dash: [6]))
                .foregroundColor(.secondary))
          } else {
            ForEach(model.booked.keys.sorted(), id: \.self) { id in
              Ticket(place: model.places[id], people: model.booked[id]!)
            }
          }
        }
        .padding(.horizontal, 20)
      }
      .toolbar(.hidden, for: .navigationBar)
    }
    .environmentObject(model)
  }
}

struct PlaceCard: View {
  @EnvironmentObject var model: TripModel
  let place: Place
  var body: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(colors: place.colors, startPoint: .top, endPoint: .bottom)
      Image(systemName: "mountain.2.fill").resizable().scaledToFit().foregroundColor(
        .white.opacity(0.25)
      ).padding(30)
      LinearGradient(colors: [.clear, .black.opacity(0.7)], startPoint: .center, endPoint: .bottom)
      VStack(alignment: .leading, spacing: 6) {
        Text(place.name).font(.title2.bold())
        HStack {
          Image(systemName: "mappin")
          Text(place.country)
          Spacer()
          Image(systemName: "star.fill").foregroundColor(.yellow)
          Text(String(format: "%.1f", place.rating))
        }
        .font(.subheadline)
      }
      .foregroundColor(.white)
      .padding()
    }
    .frame(width: 240, height: 320)
    .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
    .overlay(
      Button {
        if model.favourites.contains(place.id) {
          model.favourites.remove(place.id)
        } else {
          model.favourites.insert(place.id)
        }
      } label: {
        Image(systemName: model.favourites.contains(place.id) ? "heart.fill" : "heart")
          .foregroundColor(model.favourites.contains(place.id) ? .red : .white)
          .padding(10)
          .background(.ultraThinMaterial, in: Circle())
      }
      .padding(12),
      alignment: .topTrailing
    )
  }
}

struct PlaceDetail: View {
  @EnvironmentObject private var model: TripModel
  @Environment(\.dismiss) private var dismiss
  let place: Place
  @State private var people = 2
  @State private var from = Date(timeIntervalSince1970: 1_780_000_000)
  @State private var to = Date(timeIntervalSince1970: 1_780_600_000)
  @State private var expanded = false
  @State private var confirm = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        LinearGradient(colors: place.colors, startPoint: .topLeading, endPoint: .bottomTrailing)
          .frame(height: 300)
          .overlay(alignment: .bottomLeading) {
            Text(place.name).font(.system(size: 44, weight: .black, design: .serif))
              .foregroundStyle(.white).padding()
          }
        VStack(alignment: .leading, spacing: 16) {
          HStack(spacing: 2) {
            ForEach(1...5, id: \.self) { star in
              Image(
                systemName: Double(star) <= place.rating ? "star.fill" : "star.leadinghalf.filled"
              ).foregroundColor(.yellow)
            }
            Text("(\(Int(place.rating * 41)) reviews)").font(.footnote).foregroundColor(.secondary)
              .padding(.leading, 4)
          }
          Text(
            "Fishing villages between granite peaks and the open sea. In summer the sun does not set for weeks, and the light is never twice the same. Bring a windproof jacket and a good pair of boots; the weather has its own opinions."
          )
          .lineLimit(expanded ? nil : 2)
          Button(expanded ? "Show less" : "Read more") { withAnimation { expanded.toggle() } }.font(
            .callout)
          HStack {
            fact("thermometer.sun", "14°")
            fact("clock", "5 h")
            fact("eurosign.circle", "\(place.price)")
          }
          Divider()
          DatePicker("From", selection: $from, displayedComponents: .date)
          DatePicker("To", selection: $to, in: from..., displayedComponents: .date)
          Stepper("\(people) travellers", value: $people, in: 1...9)
        }
        .padding(.horizontal)
      }
    }
    .ignoresSafeArea(edges: .top)
    .navigationBarBackButtonHidden()
    .toolbar {
      ToolbarItem(placement: .topBarLeading) {
        Button {
          dismiss()
        } label: {
          Image(systemName: "chevron.left").padding(8).background(.regularMaterial, in: Circle())
        }
        .accessibilityLabel("Close")
      }
    }
    .safeAreaInset(edge: .bottom) {
      HStack {
        VStack(alignment: .leading) {
          Text("Total").font(.caption).foregroundColor(.secondary)
          Text("€\(place.price * people)").font(.title2.bold())
        }
        Spacer()
        Button("Book now") { confirm = true }
          .padding(.horizontal, 32).padding(.vertical, 14)
          .background(Color.accentColor).foregroundColor(.white).clipShape(Capsule())
      }
      .padding()
      .background(.thinMaterial)
    }
    .alert("Book \(place.name)?", isPresented: $confirm) {
      Button("Book") {
        model.booked[place.id] = people; dismiss()
      }
      Button("Not now", role: .cancel) {}
    } message: {
      Text("\(people) people, €\(place.price * people) in total.")
    }
  }

  func fact(_ icon: String, _ value: String) -> some View {
    VStack(spacing: 6) {
      Image(systemName: icon).font(.title3).foregroundColor(.accentColor)
      Text(value).font(.footnote.bold())
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 12)
    .background(RoundedRectangle(cornerRadius: 12).fill(Color.accentColor.opacity(0.1)))
  }
}

struct TicketShape: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path(roundedRect: rect, cornerRadius: 16)
    path.addEllipse(in: CGRect(x: -10, y: rect.midY - 10, width: 20, height: 20))
    path.addEllipse(in: CGRect(x: rect.maxX - 10, y: rect.midY - 10, width: 20, height: 20))
    return path
  }
}

struct Ticket: View {
  let place: Place
  let people: Int
  var body: some View {
    VStack(spacing: 14) {
      HStack {
        VStack(alignment: .leading) {
          Text("BER").font(.title.bold()); Text("Berlin").font(.caption)
        }
        Spacer()
        Image(systemName: "airplane")
        Spacer()
        VStack(alignment: .trailing) {
          Text(place.name.prefix(3).uppercased()).font(.title.bold());
          Text(place.name).font(.caption)
        }
      }
      Line().stroke(style: StrokeStyle(lineWidth: 1, dash: [4])).frame(height: 1)
      HStack {
        Label("\(people)", systemImage: "person.2.fill")
        Spacer()
        Text("Gate B12")
      }
      .font(.footnote)
    }
    .padding()
    .foregroundColor(.white)
    .background(
      TicketShape().fill(
        LinearGradient(colors: place.colors, startPoint: .leading, endPoint: .trailing),
        style: FillStyle(eoFill: true)))
  }
}

struct Line: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.width, y: rect.midY))
    return path
  }
}
