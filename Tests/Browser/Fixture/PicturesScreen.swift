import SwiftUI

/// What an app's catalogue holds, each kind of entry.
struct PicturesScreen: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        HStack {
          Image("Flag").accessibilityIdentifier("pictures.flag")
          Image("Flag").resizable().scaledToFit().frame(width: 80)
            .accessibilityIdentifier("pictures.fit")
          Image("Flag", bundle: .module).resizable().scaledToFill()
            .frame(width: 20, height: 30).clipped()
            .accessibilityIdentifier("pictures.fill")
          Image("Flag").colorScheme(.dark).accessibilityIdentifier("pictures.dark")
        }
        HStack {
          Image("Logo with spaces").accessibilityIdentifier("pictures.logo")
          Image("Countries/Austria").accessibilityIdentifier("pictures.austria")
          Image("stripe").accessibilityIdentifier("pictures.stripe")
          Image(uiImage: UIImage(named: "Flag")!).accessibilityIdentifier("pictures.uiImage")
        }
        HStack {
          Image("Glyph").foregroundStyle(.red).accessibilityIdentifier("pictures.glyph")
          Image("Mark").foregroundStyle(.green).accessibilityIdentifier("pictures.mark")
          Image("Mark").renderingMode(.original).accessibilityIdentifier("pictures.original")
          Image("Flag").renderingMode(.template).resizable().frame(width: 24, height: 24)
            .foregroundStyle(.blue).accessibilityIdentifier("pictures.template")
          Label("Marked", image: "Mark").accessibilityIdentifier("pictures.label")
        }
        HStack {
          Image("Hostile").accessibilityIdentifier("pictures.hostile")
          ForEach(
            ["No such name", "Paper", "Huge", "../Flag", "/etc/passwd", "..%2f..%2fFlag"],
            id: \.self
          ) {
            Image($0).accessibilityIdentifier("pictures.missing")
          }
        }
        HStack {
          Color("Brand").frame(width: 40, height: 20).accessibilityIdentifier("pictures.brand")
          Color("No such colour").frame(width: 40, height: 20)
            .accessibilityIdentifier("pictures.noColor")
        }
        HStack {
          Image(.flag).accessibilityIdentifier("pictures.resource")
          Image(.Countries.austria).accessibilityIdentifier("pictures.resourceInFolder")
          Image(uiImage: .mark).foregroundStyle(.brand)
            .accessibilityIdentifier("pictures.uiResource")
          Image(uiImage: UIImage(named: "Flag")!.withTintColor(UIColor.brand))
            .foregroundStyle(.red).accessibilityIdentifier("pictures.tinted")
          Color(.brand).frame(width: 40, height: 20).accessibilityIdentifier(
            "pictures.colorResource")
        }
        Text("Below").accessibilityIdentifier("pictures.below")
      }
    }
  }
}

/// Tabs with pictures of the catalogue.
struct PictureTabsScreen: View {
  var body: some View {
    TabView {
      Text("First").tabItem { Label("Marks", image: "Mark") }
      Text("Second").tabItem {
        Image("Glyph"); Text("Glyphs")
      }
    }
  }
}

/// Pictures of other sites.
struct WebPicturesScreen: View {
  var body: some View {
    ForEach(["https://named.example", "https://other.example", "http://named.example"], id: \.self)
    {
      site in
      AsyncImage(url: URL(string: site + "/picture.png")!, scale: 2) { phase in
        switch phase {
        case .success(let image): image.accessibilityLabel(site)
        case .failure: Text("Failed: \(site)")
        case .empty: Text("Waiting: \(site)")
        }
      }
    }
  }
}
