import EarshotAccessibility
import Foundation
import Testing

@testable import EarshotUI

@MainActor @Suite struct DetailTests {
  @Test func aHeadingHasItsLevel() {
    let mount = Mount {
      Text("one").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
      Text("two").accessibilityHeading(.h2).accessibilityHeading(.unspecified)
      Text("three").accessibilityHeading(.h3) + Text("!")
    }
    #expect(mount.outline == "text \"one\" header level 1\ntext \"two\"\ntext \"three!\" level 3")
  }

  @Test func factsAddUpAndOneOfTheSameKeyIsReplacedOrRemoved() {
    let age = AccessibilityCustomContentKey("Age", id: "age")
    let breed = AccessibilityCustomContentKey("Breed")
    let mount = Mount {
      Text("Bailey")
        .accessibilityCustomContent(age, "three")
        .accessibilityCustomContent(breed, "beagle", importance: .high)
        .accessibilityCustomContent("Colour", Text("brown"))
        .accessibilityCustomContent(AccessibilityCustomContentKey("Years", id: "age"), "four")
        .accessibilityCustomContent(breed, nil as Text?)
    }
    #expect(mount.outline == "text \"Bailey\" Years: four Colour: brown")
  }

  @Test func whatChangesIsSentAndWhatDoesNotIsNot() {
    let age = Handle(3)
    let mount = Mount {
      Driven(age) { $age in
        Text("Bailey").accessibilityCustomContent("Age", "\(age / 2)", importance: .high)
      }
      Text("other")
    }
    #expect(mount.turn { age.value = 2 }.recordsComputed == 0)
    let work = mount.turn { age.value = 4 }
    #expect(work.recordsComputed == 1 && work.recordsEmitted == 1)
    #expect(mount.outline == "text \"Bailey\" Age: 2!\ntext \"other\"")
  }

  @Test func theInnermostWayOfSpeakingCounts() {
    let mount = Mount {
      VStack {
        Text("abc").speechSpellsOutCharacters()
        Text("a.b").speechAlwaysIncludesPunctuation(false)
        Button("c!") {}.speechAdjustedPitch(0.5).speechAnnouncementsQueued()
        Text("d").speechSpellsOutCharacters() + Text("e")
        Text("f").speechSpellsOutCharacters() + Text("g").speechSpellsOutCharacters()
      }
      .speechAlwaysIncludesPunctuation()
    }
    #expect(
      mount.outline == """
        text "abc" punctuated spelled
        text "a.b" punctuated
        button "c!" punctuated
        text "de" punctuated
        text "fg" punctuated spelled
        """)
  }

  @Test func theInnermostLocaleIsTheLanguageUnlessItIsTheSessionsOwn() {
    let inner = Handle("pt_BR")
    let mount = Mount {
      VStack {
        Text("Guten Tag")
        Driven(inner) { $inner in Text("x").environment(\.locale, Locale(identifier: inner)) }
        Text("Hello").environment(\.locale, Locale(identifier: "en"))
      }
      .environment(\.locale, Locale(identifier: "de"))
      Text("Hi").disabled(true)
    }
    #expect(
      mount.outline == "text \"Guten Tag\" in de\ntext \"x\" in pt-BR\ntext \"Hello\"\ntext \"Hi\"")
    #expect(mount.turn { inner.value = "fr_FR" }.recordsEmitted == 1)
    #expect(mount.outline.contains("\"x\" in fr-FR"))
  }

  @Test func theLocaleIsReadFromTheEnvironment() {
    struct Tag: View {
      @Environment(\.locale) private var locale
      var body: some View { Text(locale.identifier) }
    }
    let mount = Mount {
      Tag()
      Tag().environment(\.locale, Locale(identifier: "de"))
    }
    #expect(mount.outline == "text \"en_US\"\ntext \"de\" in de")
  }
}

@MainActor @Suite struct MergingTests {
  @Test func textAndToggleActAsOneSwitch() {
    let isOn = Handle(false)
    let mount = Mount {
      Driven(isOn) { $isOn in
        VStack {
          Text("Wi-Fi").accessibilityValue("home")
          Text("needed for updates")
          Toggle("", isOn: $isOn)
        }
        .accessibilityElement(children: .combine)
      }
    }
    #expect(mount.outline == "element \"Wi-Fi, home, needed for updates\" = \"0\" toggle")
    mount.press("Wi-Fi, home, needed for updates")
    #expect(mount.outline == "element \"Wi-Fi, home, needed for updates\" = \"1\" toggle")
    #expect(isOn.value)
  }

  @Test func severalTogglesAreActionsOfTheWhole() {
    let mount = Mount {
      VStack {
        Toggle("a", isOn: .constant(true))
        Toggle("b", isOn: .constant(false))
      }
      .accessibilityElement(children: .combine)
    }
    #expect(mount.outline == "element \"a, b\" actions [\"a\", \"b\"]")
  }

  @Test func labelsValuesTraitsAndDetailsAreThoseOfAll() {
    let mount = Mount {
      VStack {
        Text("Title").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
        Text("a").accessibilityValue("1").accessibilityCustomContent("A", "x")
          .accessibilityAction(named: "Open") {}
        Text("b").accessibilityValue("2").accessibilityCustomContent("B", "y", importance: .high)
      }
      .speechSpellsOutCharacters()
      .environment(\.locale, Locale(identifier: "de"))
      .accessibilityElement(children: .combine)
    }
    #expect(
      mount.outline
        == "element \"Title, a, b\" = \"1, 2\" header actions [\"Open\"] level 2 A: x B: y! in de spelled")
  }

  @Test func whatOnlyAPartHasIsNotOfTheWhole() {
    let mount = Mount {
      VStack {
        Text("a").speechSpellsOutCharacters().environment(\.locale, Locale(identifier: "de"))
        Text("b").speechAlwaysIncludesPunctuation()
      }
      .accessibilityElement(children: .combine)
    }
    #expect(mount.outline == "element \"a, b\"")
  }
}

@MainActor @Suite struct ActionListTests {
  @Test func buttonsOfAListAreActionsByTheirLabels() {
    let log = Log()
    let name = Handle("Archive")
    let mount = Mount {
      Text("Message")
        .accessibilityAction(named: "Reply") { log("reply") }
        .accessibilityActions {
          Button("Delete") { log("delete") }
          Driven(name) { $name in Button(name) { log(name) } }
        }
        .accessibilityActions(category: .edit) { Button("Copy") { log("copy") } }
    }
    #expect(mount.screen == "Message")
    #expect(mount.outline == "text \"Message\" actions [\"Reply\", \"Delete\", \"Archive\", \"Copy\"]")
    mount.turn { name.value = "Move" }
    #expect(mount.outline == "text \"Message\" actions [\"Reply\", \"Delete\", \"Move\", \"Copy\"]")
    for action in ["Move", "Copy", "Reply", "Archive"] { mount.perform(.custom(action), on: "Message") }
    #expect(log.lines == ["Move", "copy", "reply"])
  }
}
