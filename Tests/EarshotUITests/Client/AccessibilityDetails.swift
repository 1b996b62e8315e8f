import SwiftUI

// What SwiftUI has for assistive technologies beyond labels and values, in each form in which it can be written.

private struct Song: Identifiable, Hashable {
  let id: Int
  var title: String
  var isLive = false
}

private struct Facts: View {
  private static let length = AccessibilityCustomContentKey("Length", id: "length")
  private static let year = AccessibilityCustomContentKey(Text("Year"), id: "year")
  let string = "value"
  let album: Text? = nil

  var body: some View {
    Text("fact")
      .accessibilityHeading(.h2)
      .accessibilityCustomContent(Self.length, Text("3 minutes"), importance: .high)
      .accessibilityCustomContent(Self.year, "1999")
      .accessibilityCustomContent(Self.year, string)
      .accessibilityCustomContent(Self.year, nil)
      .accessibilityCustomContent(AccessibilityCustomContentKey("Album"), album)
      .accessibilityCustomContent(Text("a"), Text("b"))
      .accessibilityCustomContent("c", Text("d"), importance: .default)
      .accessibilityCustomContent("e", "f")
      .accessibilityCustomContent("g", string)
      .accessibilityCustomContent(string, string, importance: AXCustomContent.Importance.high)
  }
}

private struct Voices: View {
  var body: some View {
    VStack {
      Text("a.b").speechAlwaysIncludesPunctuation()
      Text("abc").speechSpellsOutCharacters() + Text("!").speechAdjustedPitch(0.2)
      Text("x").speechAnnouncementsQueued().accessibilityHeading(.unspecified)
      Button("y") {}
    }
    .speechSpellsOutCharacters(false)
    .speechAlwaysIncludesPunctuation(false)
    .speechAdjustedPitch(-1)
    .speechAnnouncementsQueued(true)
    .environment(\.locale, Locale(identifier: "de"))
  }
}

private struct Rotors: View {
  @Namespace private var songSpace
  @State private var songs = [Song(id: 1, title: "one", isLive: true), Song(id: 2, title: "two")]
  let text = "two words"

  private var ranges: [Range<String.Index>] { [text.startIndex..<text.endIndex] }

  var body: some View {
    ScrollView {
      ForEach(songs) { song in
        Text(song.title).accessibilityRotorEntry(id: song.id, in: songSpace)
      }
    }
    .accessibilityRotor("Live") {
      ForEach(songs) { song in
        if song.isLive { AccessibilityRotorEntry(song.title, id: song.id) }
      }
    }
    .accessibilityRotor(Text("Named")) {
      ForEach(songs, id: \.self) { song in
        AccessibilityRotorEntry(Text(song.title), id: song.id, in: songSpace) { print(song.title) }
      }
      AccessibilityRotorEntry("first", id: 1)
      AccessibilityRotorEntry("second", id: 2, in: songSpace)
      AccessibilityRotorEntry(text, 2, in: songSpace)
      Group {
        AccessibilityRotorEntry(text, id: 1, textRange: nil)
        AccessibilityRotorEntry(textRange: text.startIndex..<text.endIndex)
      }
    }
    .accessibilityRotor(text) { AccessibilityRotorEntry("part", textRange: ranges[0]) }
    .accessibilityRotor(.headings(level: .h2)) { AccessibilityRotorEntry(text, textRange: ranges[0]) }
    .accessibilityRotor(Text("All"), entries: songs, entryLabel: \.title)
    .accessibilityRotor("All", entries: songs, entryLabel: \.title)
    .accessibilityRotor(text, entries: songs, entryLabel: \.title)
    .accessibilityRotor(.links(visited: true), entries: songs, entryLabel: \.title)
    .accessibilityRotor(Text("By id"), entries: songs, entryID: \.id, entryLabel: \.title)
    .accessibilityRotor("By id", entries: songs, entryID: \.id, entryLabel: \.title)
    .accessibilityRotor(text, entries: songs, entryID: \.id, entryLabel: \.title)
    .accessibilityRotor(.images, entries: songs, entryID: \.id, entryLabel: \.title)
    Text(text)
      .accessibilityRotor(Text("Parts"), textRanges: ranges)
      .accessibilityRotor("Parts", textRanges: ranges)
      .accessibilityRotor(text, textRanges: ranges)
      .accessibilityRotor(.boldText, textRanges: ranges)
  }
}

private struct Playlist: AccessibilityRotorContent {
  let songs: [Song]

  var body: some AccessibilityRotorContent {
    ForEach(songs) { AccessibilityRotorEntry($0.title, id: $0.id) }
  }
}

private struct Actions: View {
  @State private var page = 1
  @State private var text = ""

  var body: some View {
    Text("Page \(page)")
      .accessibilityRotor("Songs") { Playlist(songs: [Song(id: 1, title: "one")]) }
      .accessibilityScrollAction { edge in
        if edge == .bottom { page += 1 }
        AccessibilityNotification.PageScrolled("Page \(page)").post()
      }
      .accessibilityActions {
        Button("Again") { page = 1 }
        if page > 1 { Button("Back") { page -= 1 } }
      }
      .accessibilityActions(category: .edit) { Button("Copy") {} }
      .accessibilityActions(category: AccessibilityActionCategory("More")) { Button("Share") {} }
    TextField("Entry", text: $text)
      .submitLabel(.done)
      .onSubmit { announce() }
      .onSubmit(of: [.text, .search]) { text = "" }
      .submitScope()
  }

  private func announce() {
    guard UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning else { return }
    var urgent = AttributedString("Saved")
    urgent.accessibilitySpeechAnnouncementPriority = .high
    AccessibilityNotification.Announcement(urgent).post()
    AccessibilityNotification.LayoutChanged().post()
    AccessibilityNotification.ScreenChanged(nil).post()
    UIAccessibility.post(notification: .announcement, argument: text)
    UIAccessibility.post(notification: UIAccessibility.Notification.layoutChanged, argument: nil)
  }
}

struct DetailScreen: View {
  @Environment(\.locale) private var locale
  @State private var result = ""

  var body: some View {
    VStack {
      Facts()
      Voices()
      Rotors()
      Actions()
      Text("\(locale.identifier) \(result)")
    }
    .onReceive(
      NotificationCenter.default.publisher(for: UIAccessibility.announcementDidFinishNotification)
    ) { notification in
      result = notification.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String ?? ""
    }
  }
}
