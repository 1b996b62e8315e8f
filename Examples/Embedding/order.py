"""An order form with urwid, made usable with VoiceOver and Switch Control by Earshot.

The form is an urwid program like any other; what is marked with "Earshot" is all that makes it audible. Two focus bindings show
what a program can know, and do: "on error" follows VoiceOver on the message, and takes it there when something is missing; "at"
says which widget any technology is on.

  Left, Right   VoiceOver's cursor           Enter   activate; in a field: edit, until Esc
  Up, Down      by the rotor, which F5 turns
  F2, F3        VoiceOver, Switch Control on or off
  F6, F7, F8    switches: select, next, previous; F9 stops scanning or lets it go on
  F10           quit
"""

from __future__ import annotations

import enum

import urwid
from audible import Audible, Signed
from earshot import Engine, Role, ScannerState, Technology


class Widget(enum.IntEnum):
    NAME = 1
    CODE = 2
    GIFT = 3
    SEND = 4
    ERROR = 5


class Order:
    """The form, and what it knows."""

    def __init__(self, engine: Engine) -> None:
        self.title = urwid.Text("Order a cake")
        self.name = urwid.Edit("Name: ")
        self.code = urwid.Edit("Discount code: ", mask="*")
        self.gift = urwid.CheckBox("Wrap as a gift")
        self.send = urwid.Button("Send order", self.submit)
        self.error = urwid.Text("")
        self.caption = urwid.Text("")
        self.state = urwid.Text("")
        self.scanning = urwid.Text("")
        rows = [self.title, self.name, self.code, self.gift, urwid.Padding(self.send, width=14), self.error]
        self.form = urwid.ListBox(urwid.SimpleFocusListWalker([Signed(row) for row in rows]))
        footer = urwid.Pile([urwid.Divider("-"), self.caption, self.scanning, self.state])
        screen = urwid.Frame(self.form, footer=footer)

        # Earshot: the widgets, and the bindings on them.
        self.engine = engine
        self.audible = Audible(engine, screen, self.form, "Order")
        self.audible.roles[self.title] = Role.HEADING
        self.audible.roles[self.code] = Role.SECURE_TEXT_FIELD
        self.audible.on_rest = self.show
        self.on_error = engine.binding(bool, Technology.VOICE_OVER)
        self.on_error.bind(self.audible.node(self.error))
        self.at = engine.binding(Widget)
        for widget in Widget:
            self.at.bind(self.audible.node(getattr(self, widget.name.lower())), widget)

    def submit(self, _: urwid.Button) -> None:
        if self.name.edit_text:
            self.error.set_text("")
            self.title.set_text("Thank you, " + self.name.edit_text)
            self.engine.announce("Your order was sent")  # Earshot
        else:
            self.error.set_text("Please enter a name")
            self.on_error.value = True  # Earshot

    def show(self) -> None:
        """Earshot: what is heard, what is scanned, and the values of the bindings."""
        said = self.engine.utterances
        self.caption.set_text(said[-1].caption if said else "")
        scanner = self.engine.scanner
        is_on = scanner.state != ScannerState.OFF
        self.scanning.set_text(f"Switch Control, {scanner.state.name.lower()}: {scanner.words}" if is_on else "")
        at = self.at.value
        self.state.set_text(f"on error = {self.on_error.value}   at = {at.name if at else None}")

    def run(self) -> None:
        loop = urwid.MainLoop(self.audible, handle_mouse=False, unhandled_input=self.quit)
        self.audible.start(loop)  # Earshot
        loop.run()

    def quit(self, key: str) -> None:
        if key == "f10":
            raise urwid.ExitMainLoop


if __name__ == "__main__":
    with Engine() as engine:
        engine.enable(Technology.VOICE_OVER)
        try:
            Order(engine).run()
        except KeyboardInterrupt:
            pass
