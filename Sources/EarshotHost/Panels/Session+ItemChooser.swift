import EarshotAccessibility
import EarshotEngine
import EarshotTerminal

extension Session {
  /// Lists all elements, and says so. It is VoiceOver's.
  func openItemChooser() {
    guard engine.isEnabled(.voiceOver) else { return current.refusal = .technologyOff(.voiceOver) }
    let chooser = ItemChooser(engine.items())
    panels.itemChooser = chooser
    say([engine.words(.itemChooser)] + Self.summary(of: chooser, in: engine.words))
  }

  /// Gives a key to the panel that stands over the app.
  func giveToPanel(_ event: KeyEvent) {
    if panels.helpPage != nil { return turnHelp(closing: event.key == .escape) }
    react { chooser, find in chooser.take(event, find: find) }
  }

  /// Gives pasted text to the panel that stands over the app.
  func giveToPanel(pasted text: String) {
    react { chooser, find in chooser.paste(text, find: find) }
  }

  /// Lists anew what has changed under the chooser.
  func refreshItemChooser() { panels.itemChooser?.refresh(find: engine.items) }

  private func react(to input: (inout ItemChooser, (String) -> [ItemChoice]) -> ItemChooser.Answer) {
    guard var chooser = panels.itemChooser else { return }
    let answer = input(&chooser, engine.items)
    panels.itemChooser = chooser
    switch answer {
    case .nothing: break
    case .listed: say(Self.summary(of: chooser, in: engine.words))
    case .chose: say([chooser.chosen?.text ?? ""])
    case .jump(let element): closeItemChooser(.item(element))
    case .close: closeItemChooser(.whereAmI)
    }
  }

  /// Either way it is said where the cursor is.
  private func closeItemChooser(_ command: VoiceOverCommand) {
    panels.itemChooser = nil
    perform(.voiceOver(command))
  }

  /// How many there are, and which is chosen.
  private static func summary(of chooser: ItemChooser, in words: Words) -> [String] {
    guard let chosen = chooser.chosen else { return [words(.noItems)] }
    return [words(.itemCount, count: chooser.items.count), chosen.text]
  }

  private func say(_ parts: [String]) {
    engine.post(.announcement(Announcement(parts.joined(separator: ", "))))
  }
}
