"""Makes urwid programs audible: a widget around all others that tells Earshot what there is and does what it asks for.

    form = urwid.ListBox([Signed(urwid.Edit("Name: ")), Signed(urwid.Button("Send"))])
    audible = Audible(engine, urwid.Frame(form, footer=caption), form, "Order")
    loop = urwid.MainLoop(audible)
    audible.start(loop)
    loop.run()

The tree is derived from the widgets each time something has happened. While VoiceOver is on, its keys move its cursor, and
urwid's focus goes along; a field takes keys once it was activated, until Esc. The cursors are shown before widgets that are
Signed.
"""

from __future__ import annotations

import itertools
import time
import weakref
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import urwid
from earshot import Can, Caret, Do, Engine, Node, Request, Role, SwitchControl, Technology, Text, Turn, VoiceOver

VOICE_OVER_KEYS = {
    "right": VoiceOver.NEXT,
    "left": VoiceOver.PREVIOUS,
    "enter": VoiceOver.ACTIVATE,
    "f5": VoiceOver.TURN_ROTOR_FORWARD,
    "down": VoiceOver.ROTOR_NEXT,
    "up": VoiceOver.ROTOR_PREVIOUS,
}
SWITCH_KEYS = {
    "f6": SwitchControl.SELECT,
    "f7": SwitchControl.NEXT,
    "f8": SwitchControl.PREVIOUS,
    "f9": SwitchControl.STOP,
}
TECHNOLOGY_KEYS = {"f2": Technology.VOICE_OVER, "f3": Technology.SWITCH_CONTROL}


class Sign(urwid.Text):
    """Says whose cursors are on a widget: ">" VoiceOver's, "*" Switch Control's. With urwid's focus it has the terminal's cursor,
    since a text can't have it."""

    def get_cursor_coords(self, _: tuple[int]) -> tuple[int, int]:
        return 0, 0

    def render(self, size: tuple[int], focus: bool = False) -> urwid.Canvas:
        canvas = urwid.CompositeCanvas(super().render(size))
        if focus:
            canvas.cursor = self.get_cursor_coords(size)
        return canvas


class Signed(urwid.Columns):
    """A widget with its sign before it."""

    def __init__(self, widget: urwid.Widget) -> None:
        self.sign = Sign("")
        super().__init__([(3, self.sign), widget], focus_column=1)


@dataclass
class Place:
    """Where a widget is: its path from the content, for urwid's focus, its sign, and the container that it is told in."""

    widget: urwid.Widget
    path: list[object]
    sign: Sign | None
    container: urwid.Widget


class Audible(urwid.WidgetPlaceholder):
    """`screen` is everything that is drawn, `content` the part of it that is there to be heard."""

    _selectable = True

    def __init__(self, engine: Engine, screen: urwid.Widget, content: urwid.Widget, title: str) -> None:
        super().__init__(screen)
        #: What urwid doesn't know of some widgets: that a text is a heading, a field is secure, a pile is a group.
        self.roles: weakref.WeakKeyDictionary[urwid.Widget, Role] = weakref.WeakKeyDictionary()
        #: Called when everything has come to rest, for the program to show what it wants of the engine.
        self.on_rest: Callable[[], None] = lambda: None
        self._engine = engine
        self._content = content.base_widget
        self._title = title
        self._numbers: weakref.WeakKeyDictionary[urwid.Widget, int] = weakref.WeakKeyDictionary()
        self._next_number = itertools.count(1)
        self._places: dict[int, Place] = {}
        self._is_editing = False
        self._loop: urwid.MainLoop | None = None
        self._alarm: object = None
        self._start = time.monotonic_ns()

    def node(self, widget: urwid.Widget) -> int:
        """The number of the node that stands for a widget, which need not be on the screen yet."""
        widget = widget.base_widget
        if widget not in self._numbers:
            self._numbers[widget] = next(self._next_number)
        return self._numbers[widget]

    # ---- What the engine is told ----

    def settle(self) -> None:
        """Tells what there is now, and does what is asked for until nothing more comes of it. To be called when something has
        changed otherwise than by a key."""
        rounds: list[tuple[object, list[Request]]] = []
        # What was asked for before with the same widgets there would be asked for forever.
        while (done := self._go_round()) and done not in rounds:
            rounds.append(done)
        self._engine.end_turn()
        self._show_cursors()
        self.on_rest()
        self._engine.forget_logs()
        self._wait()

    def _go_round(self) -> tuple[object, list[Request]] | None:
        """Tells what there is and does what is asked for once; answers both, or nothing if nothing was asked for."""
        told = self._declare()
        self._engine.settle()
        requests = list(self._engine.requests())
        for request in requests:
            self._carry_out(request)
        return (told, requests) if requests else None

    def _declare(self) -> tuple[list[Node], int]:
        """Tells the widgets and which is edited; answers what it told."""
        self._places = {self.node(place.widget): place for place in self._find(self._content, [], self._content)}
        root = self.node(self._content)
        children: dict[int, list[int]] = {root: []}
        for number, place in self._places.items():
            children.setdefault(self.node(place.container), []).append(number)
        nodes = [
            self._describe(number, place.widget, children.get(number, [])) for number, place in self._places.items()
        ]
        nodes.append(Node(root, Role.WINDOW, self._title, children=children[root]))
        field = self._edited
        edited = self.node(field) if field else 0
        self._engine.declare(nodes, root, edited)
        return nodes, edited

    def _find(
        self, widget: urwid.Widget, path: list[object], container: urwid.Widget, sign: Sign | None = None
    ) -> Iterator[Place]:
        """The widgets that have something to say, in order; layout and decoration have not."""
        widget = widget.base_widget
        if isinstance(widget, Signed):
            inner = widget.contents[1][0]
            is_text = type(inner.base_widget) is urwid.Text
            yield from self._find(inner, [*path, 0 if is_text else 1], container, widget.sign)
        elif isinstance(widget, (urwid.Text, urwid.Edit, urwid.CheckBox, urwid.Button)):
            yield Place(widget, path, sign, container)
        elif hasattr(widget, "__iter__"):
            if widget is not container and widget in self.roles:
                yield Place(widget, path, sign, container)
                container = widget
            inner = widget.body if isinstance(widget, urwid.ListBox) else widget
            for position in widget:
                yield from self._find(inner[position], [*path, position], container)

    def _describe(self, number: int, widget: urwid.Widget, children: list[int]) -> Node:
        if isinstance(widget, urwid.Edit):
            return self._describe_field(number, widget)
        if isinstance(widget, urwid.CheckBox):
            value = "2" if widget.state == "mixed" else widget.state
            return Node(number, Role.TOGGLE, widget.label, value, actions=Can.ACTIVATE)
        if isinstance(widget, urwid.Button):
            return Node(number, Role.BUTTON, widget.label, actions=Can.ACTIVATE)
        if isinstance(widget, urwid.Text):
            return Node(number, self.roles.get(widget, Role.TEXT), widget.text, is_hidden=not widget.text)
        return Node(number, self.roles[widget], children=children)

    def _describe_field(self, number: int, field: urwid.Edit) -> Node:
        """The value is the text as it is shown, of a secure field only its length."""
        role = self.roles.get(field, Role.TEXT_FIELD)
        value = field.text[len(field.caption) :]
        length = len(value)
        if role == Role.SECURE_TEXT_FIELD:
            value = str(length) if length else ""
        caret = Caret.NONE
        if field is self._edited:
            caret = Caret.START if field.edit_pos == 0 else Caret.END if field.edit_pos == length else Caret.MIDDLE
        return Node(number, role, field.caption.strip(" :"), value, actions=Can.ACTIVATE, caret=caret)

    @property
    def _edited(self) -> urwid.Edit | None:
        """The field that takes keys."""
        takes_keys = self._is_editing or not self._engine.is_enabled(Technology.VOICE_OVER)
        focus = self._content.get_focus_widgets()[-1].base_widget
        return focus if takes_keys and isinstance(focus, urwid.Edit) else None

    # ---- What the engine wants ----

    def _carry_out(self, request: Request) -> None:
        place = self._places.get(request.node)
        if place is None:
            return
        if request.action == Do.SHOW:
            # A scanner that goes on by itself takes no field away from the one who types.
            if not (self._is_editing and request.technology == Technology.SWITCH_CONTROL):
                self._focus(place)
        elif request.action == Do.ACTIVATE:
            self._focus(place)
            if isinstance(place.widget, urwid.Edit):
                self._is_editing = True
                place.widget.set_edit_pos(len(place.widget.edit_text))
            else:
                place.widget.keypress((20,), "enter")

    def _focus(self, place: Place) -> None:
        self._is_editing = self._is_editing and place.widget is self._edited
        widget = self._content
        for position in place.path:
            widget.focus_position = position
            widget = widget.focus.base_widget

    def _show_cursors(self) -> None:
        voice_over = self._engine.cursor(Technology.VOICE_OVER)
        scanner = self._engine.scanner
        scanned = scanner.members or (scanner.node,)  # a group is highlighted as a whole, and has no cursor on it
        for number, place in self._places.items():
            if place.sign:
                place.sign.set_text((">" if number == voice_over else " ") + ("*" if number in scanned else " "))

    # ---- Keys and time ----

    def keypress(self, size: tuple[int, ...], key: str) -> str | None:
        self._engine.advance(self._now)
        rest = None if self._command(key) else self._pass_on(size, key)
        self.settle()
        return rest

    def _command(self, key: str) -> bool:
        """Does what a key stands for; answers whether it is one of the technologies'."""
        is_on = self._engine.is_enabled
        if key in TECHNOLOGY_KEYS:
            self._engine.enable(TECHNOLOGY_KEYS[key], not is_on(TECHNOLOGY_KEYS[key]))
        elif key in VOICE_OVER_KEYS and is_on(Technology.VOICE_OVER):
            self._engine.begin_turn(Turn.COMMAND)
            self._engine.voice_over(VOICE_OVER_KEYS[key])
        elif key in SWITCH_KEYS and is_on(Technology.SWITCH_CONTROL):
            self._engine.begin_turn(Turn.COMMAND)
            self._engine.switch_key(SWITCH_KEYS[key])
        elif key == "esc" and self._is_editing:
            self._is_editing = False
        else:
            return False
        return True

    def _pass_on(self, size: tuple[int, ...], key: str) -> str | None:
        """Leaves a key to urwid, unless VoiceOver is on and no field takes it; answers the key if nobody took it."""
        field = self._edited
        if field:
            self._engine.begin_turn(Turn.TYPING)
            if len(key) == 1:
                self._engine.text_event(Text.TYPED, self._audible(key, field))
            elif key == "backspace" and field.edit_pos > 0:
                self._engine.text_event(Text.DELETED, self._audible(field.edit_text[field.edit_pos - 1], field))
        elif self._engine.is_enabled(Technology.VOICE_OVER):
            return key
        return super().keypress(size, key)

    def _audible(self, text: str, field: urwid.Edit) -> str:
        """What the engine is told of a text of this field: of a secure one a bullet for each character."""
        return "\u2022" * len(text) if self.roles.get(field) == Role.SECURE_TEXT_FIELD else text

    def start(self, loop: urwid.MainLoop) -> None:
        """Has time go on with the alarms of a loop."""
        self._loop = loop
        self.settle()

    @property
    def _now(self) -> int:
        return time.monotonic_ns() - self._start

    def _wait(self) -> None:
        """Has the loop wake the engine when that has something to do by itself."""
        if self._loop is None:
            return
        if self._alarm is not None:
            self._loop.remove_alarm(self._alarm)
        deadline = self._engine.next_deadline
        self._alarm = None
        if deadline is not None:
            self._alarm = self._loop.set_alarm_in(max(deadline - self._now, 0) / 1e9, self._wake)

    def _wake(self, *_: object) -> None:
        """Has happen what was due, and does what is asked for because of it."""
        self._alarm = None
        self._engine.advance(self._now)
        self.settle()
