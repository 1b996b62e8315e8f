import Testing

@testable import EarshotUI

@MainActor @Suite struct StackTests {
  private func screen<V: View>(width: Int = 20, height: Int = 6, @ViewBuilder _ content: () -> V) -> String {
    Mount(width: width, height: height, content).screen
  }

  @Test func aColumnAlignsItsViews() {
    #expect(
      screen {
        VStack {
          Text("wide text"); Text("in")
        }
      } == "wide text\n   in")
    #expect(
      screen {
        VStack(alignment: .leading) {
          Text("wide text"); Text("in")
        }
      } == "wide text\nin")
    #expect(
      screen {
        VStack(alignment: .trailing) {
          Text("wide text"); Text("in")
        }
      } == "wide text\n       in")
  }

  @Test func spacingIsInPointsAndCountsBetweenViewsOnly() {
    #expect(
      screen {
        VStack(spacing: 16) {
          Text("a"); Text("b")
        }
      } == "a\n\nb")
    #expect(
      screen {
        VStack(spacing: 4) {
          Text("a"); Text("b")
        }
      } == "a\nb")
    #expect(
      screen {
        HStack {
          Text("a"); Text("b")
        }
      } == "a b")
    #expect(
      screen {
        HStack(spacing: 24) {
          Text("a"); Text("b")
        }
      } == "a   b")
    #expect(
      screen {
        HStack(spacing: 0) {
          Text("a"); EmptyView(); Text("b")
        }
      } == "ab")
  }

  @Test func aRowAlignsItsViews() {
    let tall = Text("1\n2\n3")
    #expect(
      screen {
        HStack {
          tall; Text("x")
        }
      } == "1\n2 x\n3")
    #expect(
      screen {
        HStack(alignment: .top) {
          tall; Text("x")
        }
      } == "1 x\n2\n3")
    #expect(
      screen {
        HStack(alignment: .lastTextBaseline) {
          tall; Text("x")
        }
      } == "1\n2\n3 x")
  }

  @Test func aSpacerTakesWhatIsLeft() {
    #expect(
      screen {
        HStack(spacing: 0) {
          Text("a"); Spacer(); Text("b")
        }
      } == "a                  b")
    #expect(
      screen(height: 3) {
        VStack(alignment: .leading) {
          Text("a"); Spacer(); Text("b")
        }
      } == "a\n\nb")
    #expect(
      screen(width: 9) {
        HStack(spacing: 0) {
          Text("a"); Spacer(); Text("b"); Spacer(); Text("c")
        }
      } == "a   b   c")
  }

  @Test func aSpacerTakesNothingThatTheOthersNeed() {
    #expect(
      screen {
        HStack(spacing: 0) {
          Text("a long text")
          Spacer()
          Text("end")
        }
      } == "a long text      end")
  }

  @Test func leftoverCellsGoToTheFirst() {
    let field = TextField("f", text: .constant(""))
    #expect(
      screen(width: 20) {
        HStack(spacing: 0) {
          field; field; field
        }
      } == "[f    ][f    ][f   ]")
    #expect(
      screen(width: 8) {
        HStack(spacing: 0) {
          Text("a"); Spacer(); Text("b"); Spacer(); Text("c")
        }
      } == "a   b  c")
  }

  @Test func rigidViewsGetWhatTheyNeedBeforeFlexibleOnes() {
    #expect(
      screen(width: 14) {
        HStack {
          TextField("name", text: .constant("")); Button("Go") {}
        }
      } == "[name ] [ Go ]")
  }

  @Test func aTextWrapsAndIsCutWhereThereIsNoRoom() {
    #expect(screen(width: 10) { Text("the quick brown fox") } == "the quick\nbrown fox")
    #expect(screen(width: 10, height: 1) { Text("the quick brown fox") } == "the quick…")
    #expect(screen(width: 5) { Text("世界世界") } == "世界\n世界")
  }

  @Test func aDividerCrossesItsStack() {
    #expect(
      screen(width: 5) {
        VStack {
          Text("a"); Divider(); Text("b")
        }
      } == "  a\n─────\n  b")
    #expect(
      screen(height: 2) {
        HStack {
          Text("a\nb"); Divider(); Text("c")
        }
      } == "a │ c\nb │")
    #expect(
      screen(width: 5, height: 3) {
        HStack {
          ScrollView {
            Text("a"); Divider()
          }
        }
      } == "a\n─────")
  }

  @Test func textOfOneSizeIsReplacedWithoutLayout() {
    let text = Handle("one")
    let mount = Mount {
      VStack {
        HStack {
          Driven(text) { $text in Text(text) }; Text("after")
        }; Text("below")
      }
    }
    let work = mount.turn { text.value = "two" }
    #expect(work.layoutsComputed == 0)
    #expect(work.recordsEmitted == 1)
    #expect(mount.screen == "two after\n  below")
  }

  @Test func deepNestingIsMeasuredInProportion() {
    func nested<V: View>(_ depth: Int, _ extra: V) -> AnyView {
      depth == 0
        ? AnyView(Text("x"))
        : AnyView(
          VStack {
            HStack {
              nested(depth - 1, extra); extra
            }; Text("b")
          })
    }
    let costs = [2, 4, 8].map { depth in
      Mount(width: 60, height: 30) { nested(depth, Text("r")) }.graph.counters.layoutsComputed
    }
    #expect(costs[1] <= costs[0] * 3 && costs[2] <= costs[1] * 3, "\(costs)")
    let flexible = [2, 4, 8].map { depth in
      Mount(width: 60, height: 30) { nested(depth, TextField("f", text: .constant(""))) }.graph.counters
        .layoutsComputed
    }
    #expect(flexible[1] <= flexible[0] * 5 && flexible[2] <= flexible[1] * 5, "\(flexible)")
  }

  @Test func viewsAtTheRootStandInAColumn() {
    #expect(
      screen(height: 4) {
        Text("start")
        Spacer()
        Text("one")
        Text("two")
      } == "start\n\none\ntwo")
  }
}
