import SwiftUI

// A pet's card, which grows out of its tile, and the request for the pet.

struct AdoptDetail: View {
  @EnvironmentObject private var catalogue: AdoptCatalogue
  let pet: AdoptPet
  let space: Namespace.ID
  let close: () -> Void
  @State private var asks = false
  @State private var note = ""
  @State private var isSent = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Rectangle()
          .fill(
            .linearGradient(colors: pet.colors, startPoint: .topLeading, endPoint: .bottomTrailing)
          )
          .matchedGeometryEffect(id: pet.id, in: space)
          .frame(height: 320)
          .overlay(alignment: .bottomLeading) {
            Text(pet.name).font(.largeTitle.bold()).foregroundStyle(.white).shadow(radius: 4)
              .padding()
          }
        VStack(alignment: .leading, spacing: 16) {
          HStack {
            fact("Age", pet.age)
            Divider().frame(height: 32)
            fact("Kind", pet.kind.rawValue.capitalized)
            Divider().frame(height: 32)
            fact("Away", pet.distance.formatted(.measurement(width: .narrow, usage: .asProvided)))
          }
          ViewThatFits(in: .horizontal) {
            HStack { traits }
            VStack(alignment: .leading) { traits }
          }
          Text(
            "\(pet.name) was found in spring and has waited since. A quiet home with a garden would be best, but a flat with patient people does as well."
          )
          .fixedSize(horizontal: false, vertical: true)
          DisclosureGroup("Health") {
            LabeledContent("Vaccinated", value: "Yes")
            LabeledContent("Neutered", value: pet.months > 12 ? "Yes" : "Not yet")
          }
        }
        .padding(.horizontal)
      }
    }
    .ignoresSafeArea(edges: .top)
    .background(.background)
    .overlay(alignment: .topTrailing) {
      Button {
        close()
      } label: {
        Image(systemName: "xmark.circle.fill").font(.title).foregroundStyle(
          .white, .black.opacity(0.4))
      }
      .accessibilityLabel("Close")
      .padding()
    }
    .safeAreaInset(edge: .bottom) {
      Button {
        asks = true
      } label: {
        Text(isSent ? "Request sent" : "Adopt \(pet.name)").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .disabled(isSent)
      .padding()
      .background(.bar)
    }
    .alert("A word to the shelter", isPresented: $asks) {
      TextField("Why you?", text: $note)
      Button("Send") {
        catalogue.requests.append("\(pet.name): \(note)")
        isSent = true
      }
      Button("Cancel", role: .cancel) {}
    }
  }

  @ViewBuilder private var traits: some View {
    ForEach(pet.traits, id: \.self) { trait in
      Text(trait)
        .font(.caption.weight(.semibold))
        .padding(.horizontal, 10).padding(.vertical, 5)
        .background(pet.colors[0].opacity(0.2), in: Capsule())
    }
  }

  private func fact(_ name: String, _ value: String) -> some View {
    VStack {
      Text(value).font(.headline).minimumScaleFactor(0.6).lineLimit(1)
      Text(name).font(.caption2).foregroundStyle(.secondary).textCase(.uppercase)
    }
    .frame(maxWidth: .infinity)
  }
}
