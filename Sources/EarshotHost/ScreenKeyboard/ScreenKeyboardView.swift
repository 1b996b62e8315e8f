import EarshotUI

/// The on-screen keyboard while it is shown, and otherwise nothing.
struct ScreenKeyboardView: View {
  let keyboard: ScreenKeyboard

  var body: some View {
    if keyboard.isShown {
      ScreenKeyPanel(keyboard: keyboard)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(keyboard.words(.keyboard))
        .accessibilitySortPriority(.greatestFiniteMagnitude)
    }
  }
}

/// The rows; where there is no room for all, as many as fit, and the others by scrolling.
private struct ScreenKeyPanel: View {
  let keyboard: ScreenKeyboard

  /// The sign that there is more, and the blank before it.
  private static let margin = 2

  var body: some View {
    let room = max(1, keyboard.size.height - ScreenKeyboard.leastAppRows)
    let rows = ScreenKeyRows.fitting(keyboard.size.width, in: keyboard.words)
    if rows.count <= room {
      ScreenKeyColumn(keyboard: keyboard, rows: rows)
    } else {
      let width = keyboard.size.width - Self.margin
      HStack(alignment: .top) {
        ScrollView {
          ScreenKeyColumn(keyboard: keyboard, rows: ScreenKeyRows.fitting(width, in: keyboard.words))
        }
        .cellFrame(width: width, height: room)
        Text("↕").accessibilityHidden(true)
      }
    }
  }
}

private struct ScreenKeyColumn: View {
  let keyboard: ScreenKeyboard
  let rows: [[ScreenKey]]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(rows, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(row, id: \.self) { ScreenKeyView(keyboard: keyboard, key: $0) }
        }
        .scannerGroup()
        .accessibilityLabel(name(of: row))
      }
    }
  }
}

extension ScreenKeyColumn {
  /// What a scanner that speaks says of a row; VoiceOver takes no note of it.
  private func name(of row: [ScreenKey]) -> String {
    let ends = [row.first, row.last].map { $0?.name(shifted: false, in: keyboard.words) ?? "" }
    return keyboard.words(.keyRow, ends[0], ends[1])
  }
}

private struct ScreenKeyView: View {
  let keyboard: ScreenKeyboard
  let key: ScreenKey

  var body: some View {
    // Only what depends on shift reads it.
    let isShifted = (key.isLetter || key == .shift) && keyboard.isShifted
    let words = keyboard.words
    KeyboardKey(
      face: key.face(shifted: isShifted, in: words), name: key.name(shifted: isShifted, in: words),
      isSelected: key == .shift && isShifted
    ) {
      keyboard.press(key)
    }
  }
}
