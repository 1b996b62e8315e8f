import EarshotAccessibility

/// What apps let VoiceOver know about the screen (`voiceover.md` 5.2).
extension EngineState {
  mutating func post(_ notice: AccessibilityNotice) {
    noteForScanner(notice)
    if cursors[.voiceOver].isOn { tellVoiceOver(notice) }
    if turn == nil, scanner.notice != nil { _ = settle() }
  }

  private mutating func tellVoiceOver(_ notice: AccessibilityNotice) {
    switch notice {
    case .announcement(let announcement): announce(announcement)
    case .screenChanged(let subject):
      play(.screenChanged, about: nil)
      follow(subject, otherwise: .firstElement)
    case .layoutChanged(let subject): follow(subject, otherwise: nil)
    case .pageScrolled(let status): tell(status)
    }
  }

  private mutating func follow(_ subject: AccessibilityNotice.Subject?, otherwise goal: NoticeGoal?) {
    switch subject {
    case .text(let text): announce(Announcement(text))
    case .node(let id): noticeGoal = .node(id)
    case nil: noticeGoal = goal ?? noticeGoal
    }
    if turn == nil { _ = settle() }
  }

  /// Takes the cursor to where a notice wants it, as soon as that can be reached. An element that has it already is spoken
  /// again.
  mutating func resolveNotice() {
    guard let goal = noticeGoal, cursors[.voiceOver].isOn else { return }
    let target =
      switch goal {
      case .firstElement: firstPlace()
      case .node(let id):
        tree.slots[id].flatMap {
          tree.stop(within: $0, stops: .elements, visited: &counters.nodesVisited)
        } ?? .none
      }
    if target.isNone { return }
    noticeGoal = nil
    takeCursor(of: .voiceOver, to: target, cause: .notice)
  }

  /// Says where the content stands. The same status twice means that there is no further page (`voiceover.md` 4.5).
  private mutating func tell(_ status: PageStatus) {
    let text = composer.words(status)
    if status == lastPage { play(.boundary, about: nil) }
    lastPage = status
    if !text.isEmpty { say(Announcement(text), cause: .scrolling) }
  }
}

/// Where a notice wants the cursor to be.
enum NoticeGoal: Hashable {
  /// Where it would go on a new screen.
  case firstElement
  /// On a node, or the first element in it.
  case node(NodeID)
}

extension Words {
  func callAsFunction(_ status: PageStatus) -> String {
    switch status {
    case .text(let text): text
    case .page(let page, let count): self(.page, number(page), number(count))
    case .rows(let rows, let count):
      self(.rows, number(rows.lowerBound), number(rows.upperBound), number(count))
    }
  }
}
