import SwiftUI

struct ProfileContentView: View {
  // Primitives, so that a preview needs no model.
  let id: String
  let name: String
  let handle: String
  let bio: String
  let place: String
  let avatarURL: URL?
  let followerCount: Int
  let isFollowing: Bool
  let isOwn: Bool

  var onFollowToggle: @MainActor () -> Void
  var onMessageTap: @MainActor () -> Void
  var onEditTap: @MainActor () -> Void
  /// Nil beside the list of people.
  var onPeopleTap: (@MainActor () -> Void)?

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        Avatar(name: name, url: avatarURL, size: 104)
        VStack(spacing: 4) {
          Text(name)
            .font(.title2).bold()
            .accessibilityAddTraits(.isHeader)
            .accessibilityIdentifier("profile.name.text")
          Text(handle)
            .foregroundStyle(.secondary)
            .accessibilityIdentifier("profile.handle.text")
        }
        Text(followerCount == 1 ? "1 follower" : "\(followerCount) followers")
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .accessibilityIdentifier("profile.followers.text")
        if !bio.isEmpty {
          Text(bio)
            .multilineTextAlignment(.center)
            .accessibilityIdentifier("profile.bio.text")
        }
        if !place.isEmpty {
          Label(place, systemImage: "mappin.and.ellipse")
            .font(.subheadline)
            .foregroundStyle(.secondary)
            .accessibilityIdentifier("profile.place.text")
        }
        buttons
          .padding(.top, 8)
        if let onPeopleTap {
          Button("See everybody", action: onPeopleTap)
            .pageLink(ProfilesRoute.root)
            .padding(.top, 8)
            .accessibilityIdentifier("profile.peopleButton.tap")
        }
      }
      .frame(maxWidth: 420)
      .padding(24)
      .frame(maxWidth: .infinity)
    }
  }

  @ViewBuilder private var buttons: some View {
    if isOwn {
      Button(action: onEditTap) {
        Text("Edit Profile").frame(minWidth: 160, minHeight: 32)
      }
      .buttonStyle(.bordered)
      .accessibilityIdentifier("profile.editButton.tap")
    } else {
      HStack(spacing: 12) {
        Button(action: onFollowToggle) {
          Text(isFollowing ? "Unfollow" : "Follow").frame(minWidth: 100, minHeight: 32)
        }
        .buttonStyle(.borderedProminent)
        .accessibilityIdentifier("profile.followButton.tap")
        Button(action: onMessageTap) {
          Text("Message").frame(minWidth: 100, minHeight: 32)
        }
        .buttonStyle(.bordered)
        .pageLink(ProfilesRoute.conversation(id).address)
        .accessibilityIdentifier("profile.messageButton.tap")
      }
    }
  }
}

#Preview {
  ProfileContentView(
    id: "ada", name: "Ada Lindqvist", handle: "@ada", bio: "Weaves carpets by day.",
    place: "Uppsala",
    avatarURL: nil, followerCount: 1_205, isFollowing: false, isOwn: false, onFollowToggle: {},
    onMessageTap: {}, onEditTap: {}, onPeopleTap: {})
}
