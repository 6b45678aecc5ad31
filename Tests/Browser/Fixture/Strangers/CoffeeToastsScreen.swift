import SwiftUI
import UIKit

/// A bar's orders, whose toasts stand in a window above everything, and which can be locked by another window.
struct CoffeeToastsScreen: View {
  var body: some View {
    ToastWindowRoot { CoffeeOrders() }
  }
}

@Observable
final class CoffeeToasts {
  struct Item: Identifiable, Equatable {
    let id = UUID()
    var title: String
    var symbol: String
  }

  var items: [Item] = []

  func present(_ title: String, symbol: String) {
    withAnimation(.snappy) { items.append(Item(title: title, symbol: symbol)) }
  }

  func dismiss(_ item: Item) {
    withAnimation(.snappy) { items.removeAll { $0.id == item.id } }
  }
}

/// Lets touches through where there is no toast.
private final class PassthroughWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hitView = super.hitTest(point, with: event) else { return nil }
    return rootViewController?.view == hitView ? nil : hitView
  }
}

private struct ToastWindowRoot<Content: View>: View {
  @ViewBuilder var content: Content
  @State private var overlayWindow: UIWindow?
  @State private var toasts = CoffeeToasts()

  var body: some View {
    content
      .environment(toasts)
      .onAppear {
        guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene,
          overlayWindow == nil
        else { return }
        let window = PassthroughWindow(windowScene: scene)
        window.backgroundColor = .clear
        let root = UIHostingController(rootView: CoffeeToastGroup().environment(toasts))
        root.view.frame = scene.keyWindow?.frame ?? .zero
        root.view.backgroundColor = .clear
        window.rootViewController = root
        window.isHidden = false
        window.isUserInteractionEnabled = true
        window.tag = 1009
        overlayWindow = window
      }
  }
}

private struct CoffeeToastGroup: View {
  @Environment(CoffeeToasts.self) private var toasts

  var body: some View {
    VStack(spacing: 8) {
      Spacer()
      ForEach(toasts.items.suffix(3)) { item in
        HStack(spacing: 10) {
          Image(systemName: item.symbol).foregroundStyle(.green)
          Text(item.title).lineLimit(1)
          Spacer(minLength: 12)
          Button {
            toasts.dismiss(item)
          } label: {
            Image(systemName: "xmark").font(.caption.bold())
          }
          .buttonStyle(.plain)
          .accessibilityLabel("Close")
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 12)
        .background(.regularMaterial, in: .capsule)
        .shadow(color: .black.opacity(0.12), radius: 8, y: 3)
        .transition(.move(edge: .bottom).combined(with: .opacity))
      }
    }
    .padding(.horizontal, 24)
    .padding(.bottom, 16)
  }
}

private struct CoffeeOrders: View {
  @Environment(CoffeeToasts.self) private var toasts
  @State private var asksForTip = false
  @State private var lock: UIWindow?
  private let drinks = ["Espresso", "Flat white", "Cortado", "Filter", "Iced latte"]

  var body: some View {
    NavigationStack {
      List {
        Section("Today") {
          ForEach(drinks, id: \.self) { drink in
            HStack {
              Label(drink, systemImage: "cup.and.saucer.fill")
              Spacer()
              Button("Add") { toasts.present("\(drink) added", symbol: "checkmark.circle.fill") }
                .buttonStyle(.bordered)
                .accessibilityIdentifier("add.\(drink)")
            }
          }
        }
        Button("Leave a tip") { asksForTip = true }
      }
      .navigationTitle("Orders")
      .toolbar {
        Button("Lock", systemImage: "lock") { showLock() }
      }
      .sheet(isPresented: $asksForTip) {
        NavigationStack {
          List {
            Button("One euro") { toasts.present("Thank you", symbol: "heart.fill") }
          }
          .navigationTitle("Tip")
          .toolbar { Button("Done") { asksForTip = false } }
        }
        .presentationDetents([.medium])
      }
    }
  }

  private func showLock() {
    guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.windowLevel = .alert + 1
    window.rootViewController = UIHostingController(
      rootView: LockedView {
        lock?.isHidden = true
        lock = nil
      })
    window.makeKeyAndVisible()
    lock = window
  }
}

private struct LockedView: View {
  let unlock: () -> Void

  var body: some View {
    VStack(spacing: 24) {
      Image(systemName: "lock.fill").font(.system(size: 48))
      Text("The bar is locked").font(.title2)
      Button("Unlock") { unlock() }.buttonStyle(.borderedProminent)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.systemGroupedBackground))
  }
}
