import Testing

@testable import EarshotUI

@MainActor @Suite struct FrameTests {
  private func screen<V: View>(width: Int = 12, height: Int = 4, @ViewBuilder _ content: () -> V) -> String {
    Mount(width: width, height: height, content).screen
  }

  @Test func aFixedFramePlacesItsContent() {
    #expect(screen { Text("ab").frame(width: 64, height: 48) } == "\n   ab")
    #expect(screen { Text("ab").frame(width: 64, height: 48, alignment: .topLeading) } == "ab")
    #expect(screen { Text("ab").frame(width: 64, height: 48, alignment: .bottomTrailing) } == "\n\n      ab")
    #expect(
      screen {
        HStack(spacing: 0) {
          Text("ab").frame(width: 40); Text("|")
        }
      } == " ab  |")
    #expect(screen { Text("abcdef").frame(width: 32, height: 16) } == "abc…")
  }

  @Test func limitsHoldTheSizeBetweenThem() {
    #expect(
      screen {
        HStack(spacing: 0) {
          Text("a").frame(maxWidth: .infinity); Text("|")
        }
      } == "     a     |")
    #expect(
      screen {
        HStack(spacing: 0) {
          Text("a").frame(maxWidth: .infinity, alignment: .leading); Text("|")
        }
      }
        == "a          |")
    #expect(
      screen {
        HStack(spacing: 0) {
          Text("abc").frame(minWidth: 40); Text("|")
        }
      } == " abc |")
    #expect(
      screen {
        HStack(spacing: 0) {
          Text("abc").frame(maxWidth: 40); Text("|")
        }
      } == " abc |")
    #expect(
      screen {
        VStack {
          Text("a").frame(maxHeight: .infinity); Text("b")
        }
      } == "\na\n\nb")
  }

  @Test func aFrameThatChangesMovesWhatStandsAround() {
    let width = Handle(24.0)
    let mount = Mount {
      HStack(spacing: 0) {
        Driven(width) { $width in Text("a").frame(width: width) }; Text("|")
      }
    }
    #expect(mount.screen == " a |")
    mount.turn { width.value = 40 }
    #expect(mount.screen == "  a  |")
  }

  @Test func aChangeInsideAFixedFrameStaysInside() {
    let text = Handle("a")
    let mount = Mount(height: 4) {
      VStack {
        Driven(text) { $text in Text(text) }.frame(width: 64, height: 32)
        Text("below")
      }
    }
    let work = mount.turn { text.value = "longer" }
    #expect(mount.screen == " longer\n\n below")
    #expect(work.layoutsComputed == 1)
  }

  @Test func paddingKeepsRoomAround() {
    #expect(screen { Text("a").padding() } == "\n  a")
    #expect(
      screen {
        HStack(spacing: 0) {
          Text("a").padding(.horizontal, 8); Text("|")
        }
      } == " a |")
    #expect(
      screen {
        VStack(alignment: .leading) {
          Text("a").padding(.top, 16); Text("b")
        }
      } == "\na\nb")
    #expect(screen { Text("a").padding(EdgeInsets(top: 32, leading: 24)) } == "\n\n   a")
  }

  @Test func aModifierOfSeveralViewsHoldsForEach() {
    let mount = Mount {
      HStack(spacing: 0) {
        Group {
          Text("a"); Text("b")
        }.padding(.leading, 8)
      }
    }
    #expect(mount.screen == " a b")
  }

  @Test func viewsInsideAModifierComeAndGo() {
    let n = Handle(1)
    let mount = Mount {
      VStack(alignment: .leading) {
        Driven(n) { $n in ForEach(0..<n, id: \.self) { Text("\($0)") } }.padding(.leading, 8)
        Text("end")
      }
    }
    mount.turn { n.value = 3 }
    #expect(mount.screen == " 0\n 1\n 2\nend")
    mount.turn { n.value = 0 }
    #expect(mount.screen == "end")
  }

  @Test func aLineOfAnyLengthIsDrawnWhereItCanBeSeen() {
    let line = Mount(width: 5, height: 2) { ScrollView(.horizontal) { Divider().frame(width: .infinity) } }
    #expect(line.screen == "─────")
  }
}
