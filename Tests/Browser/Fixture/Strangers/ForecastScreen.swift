import SwiftUI
import Combine

// Weather
struct HourlyWeather: Codable, Identifiable, Hashable {
  var id = UUID(); let hour: Date; let temp: Measurement<UnitTemperature>; let symbol: String
}
@MainActor final class ForecastModel: ObservableObject {
  @Published private(set) var state: LoadState = .idle
  @Published var query = ""
  enum LoadState: Equatable { case idle, loading, failed(String), loaded([HourlyWeather]) }
  private var cancellables = Set<AnyCancellable>()
  init() {
    $query.debounce(for: .milliseconds(300), scheduler: RunLoop.main).removeDuplicates().filter {
      !$0.isEmpty
    }
    .sink { [weak self] q in Task { await self?.load(q) } }.store(in: &cancellables)
  }
  func load(_ q: String) async {
    state = .loaded(
      (0..<12).map {
        HourlyWeather(
          hour: Date(timeIntervalSince1970: 1_700_000_000 + Double($0) * 3600),
          temp: .init(value: Double(12 + $0 % 5), unit: .celsius),
          symbol: ["sun.max", "cloud", "cloud.rain", "moon.stars"][$0 % 4])
      })
    if q.count < 3 { return }
    state = .loading
    do {
      var comps = URLComponents(string: "https://api.example.com/weather")!
      comps.queryItems = [URLQueryItem(name: "q", value: q)]
      let (data, response) = try await URLSession.shared.data(from: comps.url!)
      guard (response as? HTTPURLResponse)?.statusCode == 200 else {
        throw URLError(.badServerResponse)
      }
      let decoder = JSONDecoder(); decoder.keyDecodingStrategy = .convertFromSnakeCase;
      decoder.dateDecodingStrategy = .iso8601
      state = .loaded(try decoder.decode([HourlyWeather].self, from: data))
    } catch is CancellationError {} catch { state = .failed(error.localizedDescription) }
  }
}
struct ForecastScreen: View {
  @StateObject private var vm = ForecastModel()
  @Environment(\.colorScheme) var scheme
  @Environment(\.scenePhase) private var phase
  @Environment(\.horizontalSizeClass) private var hSize
  @ScaledMetric(relativeTo: .title) private var icon: CGFloat = 40
  @AppStorage("unit") private var unit = "c"
  @Namespace private var ns
  let columns = [GridItem(.adaptive(minimum: 100), spacing: 12, alignment: .top)]
  var body: some View {
    ZStack {
      LinearGradient(
        stops: [.init(color: .blue, location: 0), .init(color: .cyan.opacity(0.4), location: 1)],
        startPoint: .topLeading, endPoint: .bottom
      ).ignoresSafeArea()
      ScrollViewReader { proxy in
        ScrollView(.vertical, showsIndicators: false) {
          LazyVStack(spacing: 16, pinnedViews: [.sectionHeaders]) {
            Section {
              switch vm.state {
              case .idle:
                ContentUnavailableView(
                  "Search a city", systemImage: "magnifyingglass", description: Text("Type above"))
              case .loading: ProgressView().controlSize(.large).tint(.white)
              case .failed(let m):
                Label(m, systemImage: "exclamationmark.triangle").foregroundStyle(.red, .yellow)
                  .symbolRenderingMode(.palette)
              case .loaded(let list):
                LazyVGrid(columns: columns) {
                  ForEach(Array(list.enumerated()), id: \.element) { i, w in
                    VStack {
                      Text(w.hour, format: .dateTime.hour(.defaultDigits(amPM: .abbreviated)))
                      Image(systemName: w.symbol).symbolVariant(.fill).font(.system(size: icon))
                        .symbolEffect(.bounce, value: vm.query)
                      Text(w.temp.formatted(.measurement(width: .narrow, usage: .weather)))
                        .monospacedDigit().contentTransition(.numericText())
                    }
                    .padding().background(
                      .ultraThinMaterial, in: .rect(cornerRadius: 16, style: .continuous)
                    )
                    .matchedGeometryEffect(id: w.id, in: ns)
                    .transition(
                      .asymmetric(
                        insertion: .move(edge: .trailing).combined(with: .opacity), removal: .scale)
                    )
                    .id(i)
                  }
                }
              }
            } header: {
              Text("Next hours").font(.headline).frame(maxWidth: .infinity, alignment: .leading)
                .padding(8).background(.thinMaterial)
            }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned).scrollBounceBehavior(.basedOnSize).contentMargins(
          .horizontal, 16, for: .scrollContent
        )
        .refreshable { await vm.load(vm.query) }
        .onChange(of: phase) { _, new in
          if new == .active { withAnimation { proxy.scrollTo(0, anchor: .top) } }
        }
      }
    }
    .searchable(
      text: $vm.query, placement: .navigationBarDrawer(displayMode: .always), prompt: Text("City")
    )
    .searchSuggestions {
      ForEach(["Berlin", "Oslo"], id: \.self) { Text($0).searchCompletion($0) }
    }
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Menu {
          Picker("Unit", selection: $unit) {
            Text("°C").tag("c"); Text("°F").tag("f")
          }.pickerStyle(.inline)
        } label: {
          Image(systemName: "ellipsis.circle")
        }
      }
      ToolbarItemGroup(placement: .bottomBar) {
        Spacer(); Text("Updated \(Date.now, style: .relative) ago").font(.caption2); Spacer()
      }
    }
    .toolbarBackground(.visible, for: .navigationBar).toolbarColorScheme(.dark, for: .navigationBar)
    .toolbarBackground(Color.blue.gradient, for: .navigationBar)
    .task(id: unit) { await vm.load(unit) }
    .onReceive(
      NotificationCenter.default.publisher(for: UIApplication.willEnterForegroundNotification)
    ) { _ in }
    .onReceive(Timer.publish(every: 60, on: .main, in: .common).autoconnect()) { _ in }
    .sensoryFeedback(.impact(weight: .light), trigger: vm.query)
    .preferredColorScheme(scheme == .dark ? .dark : nil)
    .dynamicTypeSize(...DynamicTypeSize.accessibility2)
  }
}
