import EarshotEngine
import Testing

@testable import EarshotHost

@Suite("Sounds")
@MainActor struct SoundOutputTests {
  @Test("The bell rings for sounds that ask for attention, and only where the user wants it")
  func bell() {
    let ringing: Set<Sound> = [.boundary, .empty, .alert, .screenChanged]
    for sound in Sound.allCases {
      #expect(Sound.ringsBell(for: [.rotor, sound], .bell) == ringing.contains(sound), "\(sound)")
      #expect(!Sound.ringsBell(for: [sound], .none))
    }
    #expect(!Sound.ringsBell(for: [], .bell))
  }

  @Test("The setting takes effect at once")
  func setting() {
    let session = Session(technologies: [.voiceOver]) { DeskView() }
    #expect(!session.handle(.command(.voiceOver(.previous))).ringsBell)
    var settings = SessionSettings()
    settings.sounds = .bell
    session.handle(.settings(settings))
    #expect(session.handle(.command(.voiceOver(.previous))).ringsBell)
    #expect(!session.handle(.command(.voiceOver(.next))).ringsBell)
  }
}
