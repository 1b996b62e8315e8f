"""Uses all that the module has, and then compares what was called of the library with what the header has."""

import header
from earshot import (
    Can,
    Do,
    EarshotError,
    Engine,
    Highlight,
    MenuEntry,
    Node,
    Role,
    RotorKind,
    ScannerState,
    ScanResult,
    SignalKind,
    SoundKind,
    Status,
    SwitchControl,
    Technology,
    Text,
    Turn,
    VoiceOver,
    VoiceOverState,
    Wait,
    load,
    status_text,
)
from expectations import expect, refused

MILLISECOND = 1_000_000
SECOND = 1000 * MILLISECOND


class Recorder:
    """The library, which keeps the names of what is taken from it."""

    def __init__(self, library):
        self.library = library
        self.names = {"abi_version"}  # load() asks for it

    def __getattr__(self, name):
        self.names.add(name.removeprefix("earshot_"))
        return getattr(self.library, name)


def button(id, name, **members):
    return Node(id, Role.BUTTON, name, actions=Can.ACTIVATE, **members)


recorder = Recorder(load())
engine = Engine(library=recorder)
heard = []
engine.on_speech(lambda utterance: heard.append(utterance.caption))
tree = [
    Node(1, Role.WINDOW, children=[2, 3, 6]),
    Node(2, Role.HEADING, "Order", heading_level=1),
    Node(3, Role.GROUP, "Choices", children=[4, 5]),
    button(4, "Tea", action_names=["Explain"]),
    button(5, "Coffee", frame=(3, 4, 8, 1)),
    button(6, "Send"),
]
engine.declare(tree, root=1)
engine.apply([Node(2, Role.HEADING, "Your order", heading_level=1)])
expect(engine.node_count, 6)

# VoiceOver
engine.enable(Technology.VOICE_OVER)
at = engine.binding(bool, Technology.VOICE_OVER)
at.bind(5)
at.bind(6)
at.unbind(6)
engine.settle()
expect((engine.is_enabled(Technology.VOICE_OVER), heard), (True, ["Your order, Heading, level 1"]))
expect(engine.voice_over_status, VoiceOverState(False, False, False, False))
engine.voice_over(VoiceOver.MUTE)
engine.voice_over(VoiceOver.SCREEN_CURTAIN)
expect(engine.voice_over_status, VoiceOverState(True, False, False, True))
engine.voice_over(VoiceOver.MUTE)
engine.voice_over(VoiceOver.SCREEN_CURTAIN)
engine.move_to(4)
engine.perform_action("Explain")
asked = [(request.node, request.action, request.name) for request in engine.requests()]
expect(asked, [(2, Do.SHOW, ""), (4, Do.SHOW, ""), (4, Do.ACTION, "Explain")])
engine.set_rotor("Headings")
expect([kind.name for kind in engine.rotor if kind.is_current], ["Headings"])
engine.move_by(RotorKind.HEADINGS, is_forward=False)
expect(engine.current_speech[:19], "Your order, Heading")
expect([item.node for item in engine.find_items("te")], [4])
engine.begin_turn(Turn.COMMAND)
at.value = True
engine.settle()
engine.end_turn()
expect(([value for _, value in engine.changes()], at.value), ([True], True))
at.value = False
at.close()
expect(engine.sounds[0].sound, SoundKind.FOCUS_MOVED)
expect([stop.node for stop in engine.stops], [2, 4, 2, 5])
engine.apply([], keyboard_focus=0)
engine.text_event(Text.TYPED, "x")
engine.page_scrolled("Page 2")
engine.screen_changed()
engine.layout_changed(6)
engine.announce("Saved", language="en")
engine.advance(60 * SECOND)
expect([result.text for result in engine.announcement_results()], ["Page 2", "Saved"])
expect([utterance.caption for utterance in engine.utterances], heard)
engine.forget_logs()
expect((engine.utterances.start, list(engine.diagnostics())), (len(engine.utterances) - 1, []))
engine.enable(Technology.VOICE_OVER, False)

# Settings
engine.set("switchcontrol.style", "auto")
engine.set("switchcontrol.sounds", "on")
engine.set("switchcontrol.speech", "on")
engine.set("switchcontrol.ignorerepeat", "500ms")
expect(engine.get("switchcontrol.ignorerepeat"), "500ms")
settings = {setting.name: (setting.value, setting.choices) for setting in engine.settings}
expect(settings["switchcontrol.ignorerepeat"], ("500ms", "a time from 0ms to 4s"))
expect(len(settings), len(engine.settings))

# Switch Control
expect(engine.scanner.state, ScannerState.OFF)
engine.enable(Technology.SWITCH_CONTROL)
engine.set_screen_size(60, 12)
engine.offer_in_menu([MenuEntry.HOME, MenuEntry.SETTINGS])
engine.define_switch("pedal", SwitchControl.STOP, SwitchControl.MENU)
engine.settle()
group = engine.scanner
expect((group.state, group.highlight, group.node, group.members), (ScannerState.SCANNING, Highlight.GROUP, 3, (4, 5)))
expect((group.wait, group.wait_end - group.wait_start, engine.next_deadline), (Wait.MOVE, SECOND, 61 * SECOND))
expect((group.depth, group.passes, group.is_choosing_point, group.menu_entries), (0, 0, False, ()))
expect((engine.cursor(Technology.SWITCH_CONTROL), group.words), (0, "Choices"))
engine.switch("pedal", True)
engine.switch("pedal", False)
expect(engine.scanner.state, ScannerState.PAUSED)
engine.forget_switch("pedal")
known = 'There is no switch "pedal"; known are "select", "next", "previous". Switches are defined in the settings of Switch Control.'
refused(EarshotError, known, engine.forget_switch, "pedal")
engine.switch_control(SwitchControl.NEXT)
expect((engine.scanner.highlight, engine.scanner.node), (Highlight.ELEMENT, 6))
# A key too soon after the same one is ignored, as the user chose; an input that is no key isn't.
engine.switch_key(SwitchControl.NEXT)
expect(engine.scanner.highlight, Highlight.GROUP)
engine.advance(60 * SECOND + 100 * MILLISECOND)
engine.switch_key(SwitchControl.NEXT)
expect((engine.scanner.highlight, engine.scans[-1].result), (Highlight.GROUP, ScanResult.IGNORED))
engine.switch_control(SwitchControl.NEXT)
expect((engine.scanner.highlight, engine.scans[-1].result), (Highlight.ELEMENT, ScanResult.HIGHLIGHTED))
signals = [(signal.signal, signal.text) for signal in engine.scanner_signals]
expect((signals[0], signals[-1]), ((SignalKind.SPEECH, "Choices"), (SignalKind.SPEECH, "Send")))

# Its menu
engine.switch_control(SwitchControl.MENU)
menu = engine.scanner
expect((menu.menu_entries, menu.menu_node), (("Tap", "Home", "Settings", "Point Mode", "Escape"), 6))
for _ in range(menu.menu_entries.index("Home") - menu.menu_current):
    engine.switch_control(SwitchControl.NEXT)
expect((engine.scanner.highlight, engine.scanner.words), (Highlight.MENU_ENTRY, "Home"))
engine.switch_control(SwitchControl.SELECT)
expect((list(engine.menu_choices()), list(engine.menu_choices())), ([MenuEntry.HOME], []))

# All of it
expect(status_text(Status.OK, recorder), "ok")
engine.close()
expect(sorted(recorder.names ^ set(header.FUNCTIONS)), [])
