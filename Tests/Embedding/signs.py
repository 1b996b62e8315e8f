"""An urwid program that is audible: what its signs show, and how long it goes on with what is asked for. Needs urwid."""

import enum

import audible
import urwid
from audible import Audible, Signed
from earshot import Do, Engine, Role, Technology
from expectations import expect

SECOND = 1_000_000_000


class Clock:
    """The time and the alarms of a test."""

    now = 0
    due = None

    def monotonic_ns(self):
        return self.now

    def set_alarm_in(self, seconds, callback):
        self.due = (self.now + round(seconds * SECOND), callback)
        return self.due

    def remove_alarm(self, alarm):
        self.due = None

    def wake(self):
        """Goes on to the next alarm."""
        self.now, callback = self.due
        callback(self, None)


clock = audible.time = Clock()


class Program(Audible):
    """Widgets in a row of their own, of which some are a group."""

    def __init__(self, engine, rows, content=None):
        self.signed = rows
        content = content or urwid.ListBox(urwid.SimpleFocusListWalker(rows))
        super().__init__(engine, content, content, "Menu")

    @property
    def signs(self):
        return [row.sign.text for row in self.signed]


def button(name):
    return Signed(urwid.Button(name))


# A highlighted group is signed as a whole; its elements are scanned when it was entered, and then the way out.
engine = Engine()
rows = [button(name) for name in ("Order", "Tea", "Coffee", "Send")]
choices = urwid.Pile(rows[1:3])
program = Program(engine, rows, urwid.ListBox(urwid.SimpleFocusListWalker([rows[0], choices, rows[3]])))
program.roles[choices] = Role.GROUP
engine.enable(Technology.SWITCH_CONTROL)
program.start(clock)
order, tea, send = (program.node(rows[place].contents[1][0]) for place in (0, 1, 3))
expect(program.signs, [" *", "  ", "  ", "  "])
expect(clock.due[0], SECOND)
clock.wake()
expect((program.signs, engine.cursor(Technology.SWITCH_CONTROL)), (["  ", " *", " *", "  "], 0))
clock.wake()
expect(program.signs, ["  ", "  ", "  ", " *"])
program.keypress((20, 4), "f9")  # scanning stops
expect(clock.due, None)
program.keypress((20, 4), "f8")
expect(program.signs, ["  ", " *", " *", "  "])
program.keypress((20, 4), "f6")
expect(program.signs, ["  ", " *", "  ", "  "])
expect(program._content.focus_position, 1)
for _ in range(2):
    program.keypress((20, 4), "f7")
expect((program.signs, engine.scanner.highlight.name), (["  ", " *", " *", "  "], "EXIT"))
program.keypress((20, 4), "f7")
program.keypress((20, 4), "f3")
expect(program.signs, ["  ", "  ", "  ", "  "])

# A key for a switch that is hit twice counts once, as the user chose.
engine.set("switchcontrol.style", "manual")
engine.set("switchcontrol.ignorerepeat", "500ms")
program.keypress((20, 4), "f3")
for _ in range(2):
    program.keypress((20, 4), "f7")
expect(program.signs, ["  ", " *", " *", "  "])
engine.close()


# What is asked for leads to more, for as long as it does.
class Chain(Program):
    """A list that has VoiceOver go on from each row that it shows to another one."""

    def __init__(self, engine, count, follower):
        super().__init__(engine, [button(str(place)) for place in range(count)])
        self.type = enum.IntEnum("Row", {f"R{place}": place for place in range(count)})
        self.at = engine.binding(self.type)
        self.numbers = [self.node(row.contents[1][0]) for row in self.signed]
        self.follower = follower
        self.shown = []
        for place in self.type:
            self.at.bind(self.numbers[place], place)
        engine.enable(Technology.VOICE_OVER)
        self.settle()

    def _carry_out(self, request):
        super()._carry_out(request)
        place = self.numbers.index(request.node)
        self.shown.append(place)
        if request.action == Do.SHOW and (after := self.follower(place)) is not None:
            self.at.value = self.type(after)


with Engine() as engine:
    chain = Chain(engine, 30, lambda place: place + 1 if place < 29 else None)
    expect((chain.shown, engine.cursor(Technology.VOICE_OVER)), (list(range(30)), chain.numbers[29]))
    expect(chain.signs, ["  "] * 29 + ["> "])

# What leads round and round comes to an end.
with Engine() as engine:
    chain = Chain(engine, 3, lambda place: (place + 1) % 3)
    expect((chain.shown, chain.signs), ([0, 1, 2, 0], ["> ", "  ", "  "]))
