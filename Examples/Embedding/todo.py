"""A to-do list whose user can hear it, with nothing but Python's standard library and `earshot serve`.

The program draws its own screen with curses and keeps its own state. It talks to the engine in JSON lines: it tells what its
screen is, forwards what its user does, and gets back where the cursors are, what is spoken, and what it is to do. Two focus
bindings show what a program can know and ask for: "newest" is true while VoiceOver is on the newest task, and takes it there
when one was added; "at" says which widget any technology is on.

    Right, Left   VoiceOver's cursor          Enter   activate
    Delete        VoiceOver's action Delete   F3      Switch Control on or off
    printable     typed into the field        F6      its switch
    Esc           end editing                 q       quit

    EARSHOT=path/to/earshot python3 Examples/Embedding/todo.py
"""

import contextlib
import curses
import json
import math
import os
import subprocess
import time

ROOT, TITLE, FIELD, ADD, FIRST_TASK = 1, 2, 3, 4, 10


class Engine:
    """One engine of `earshot serve`, and what it has told so far."""

    def __init__(self):
        self.server = subprocess.Popen(
            [os.environ.get("EARSHOT", "earshot"), "serve"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", bufsize=1)
        self.start = time.monotonic()
        self.deadline = None
        self.cursors = {"voiceover": None, "switchcontrol": None}
        self.caption = ""
        self.values = {}
        self.requests = []
        self.ask("hello", version=1)
        self.ask("create")

    def ask(self, operation, **members):
        """Sends a request, and takes in its answer."""
        self.server.stdin.write(json.dumps({"op": operation, **members}) + "\n")
        answer = json.loads(self.server.stdout.readline())
        if "error" in answer:
            raise RuntimeError(f"{answer['error']['path']}: {answer['error']['message']}")
        self.deadline = answer.get("deadline")
        self.cursors = answer.get("cursors", self.cursors)
        for event in answer.get("events", []):
            self.take(event)
        return answer

    def take(self, event):
        if event["event"] == "utterance":
            self.caption = event["caption"]
        elif event["event"] == "focus":
            self.values[event["binding"]] = event["value"]
        elif event["event"] == "request":
            self.requests.append(event)

    def tick(self):
        """Tells the engine what time it is."""
        self.ask("advance", to=self.now)

    @property
    def now(self):
        return (time.monotonic() - self.start) * 1000

    @property
    def patience(self):
        """How many milliseconds may go by until something is due; -1 if nothing is."""
        return -1 if self.deadline is None else math.ceil(max(self.deadline - self.now, 0))

    def close(self):
        self.server.stdin.close()
        return self.server.wait()


class Task:
    def __init__(self, node, text):
        self.node, self.text, self.is_done = node, text, False


class ToDo:
    """The program: its tasks, the field for another one, and its keys."""

    def __init__(self, screen):
        self.screen = screen
        self.next_node = FIRST_TASK
        self.tasks = []
        self.typed = ""
        self.is_editing = False
        self.engine = Engine()
        self.engine.ask("createBinding", binding="newest", type="bool", technologies=["voiceover"])
        self.engine.ask("createBinding", binding="at", type="enum")
        self.engine.ask("bind", binding="at", node=FIELD, value="field")
        self.engine.ask("bind", binding="at", node=ADD, value="add")
        for text in ["Buy milk", "Call Ada"]:
            self.add_task(text)
        self.engine.ask("enable", technology="voiceover")

    # ---- What the engine is told ----

    def nodes(self):
        tasks = [task.node for task in self.tasks]
        field = {"id": FIELD, "role": "textField", "label": "New task", "value": self.typed, "actions": ["activate"]}
        if self.is_editing:
            field.update(traits=["isEditing"], insertionPoint="end")
        return [
            {"id": ROOT, "role": "window", "label": "To do", "children": [TITLE, *tasks, FIELD, ADD]},
            {"id": TITLE, "role": "heading", "label": "To do"},
            field,
            {"id": ADD, "role": "button", "label": "Add", "actions": ["activate"]},
        ] + [
            {"id": task.node, "role": "toggle", "label": task.text, "value": str(int(task.is_done)),
             "actions": ["activate"], "customActions": ["Delete"]}
            for task in self.tasks
        ]

    def settle(self):
        """Brings everything to rest after something has happened."""
        for _ in range(2):
            requests, self.engine.requests = self.engine.requests, []
            for request in requests:
                self.carry_out(request)
            focus = {"keyboardFocus": FIELD} if self.is_editing else {}
            self.engine.ask("declare", root=ROOT, nodes=self.nodes(), **focus)
            self.engine.ask("settle")
        self.engine.ask("endTurn")
        self.engine.ask("forgetLogs")

    # ---- What the engine wants ----

    def carry_out(self, request):
        task = next((task for task in self.tasks if task.node == request["node"]), None)
        if request["action"] == "custom" and task:
            self.tasks.remove(task)
            self.bind_newest()
        elif request["action"] == "activate":
            if task:
                task.is_done = not task.is_done
            elif request["node"] == FIELD:
                self.is_editing = True
            elif request["node"] == ADD:
                self.add()

    def add(self):
        if not self.typed:
            return self.engine.ask("announce", text="Type a task first", priority="low")
        self.add_task(self.typed)
        self.typed, self.is_editing = "", False
        self.engine.ask("setBinding", binding="newest", value=True)

    def add_task(self, text):
        self.tasks.append(Task(self.next_node, text))
        self.next_node += 1
        self.engine.ask("bind", binding="at", node=self.tasks[-1].node, value=text)
        self.bind_newest()

    def bind_newest(self):
        for node in range(FIRST_TASK, self.next_node):
            self.engine.ask("unbind", binding="newest", node=node)
        if self.tasks:
            self.engine.ask("bind", binding="newest", node=self.tasks[-1].node, value=True)

    # ---- The screen ----

    def draw(self):
        rows = [(TITLE, "To do")]
        rows += [(task.node, f"[{'x' if task.is_done else ' '}] {task.text}") for task in self.tasks]
        rows += [(FIELD, f"New task: {self.typed}{'_' if self.is_editing else ''}"), (ADD, "< Add >")]
        cursors = self.engine.cursors
        lines = [
            (">" if cursors["voiceover"] == node else " ") + ("*" if cursors["switchcontrol"] == node else " ") + f" {text}"
            for node, text in rows
        ]
        values = self.engine.values
        words = ""
        if cursors["switchcontrol"] is not None:
            words = f"Switch Control: {self.engine.ask('scanner')['highlight']['words']}"
        bindings = f"newest = {values.get('newest', False)}   at = {values.get('at')}"
        self.put(lines, ["", self.engine.caption, words, bindings])

    def put(self, lines, footer):
        """Writes on the screen what fits: of the lines those around the cursors, and below them the footer."""
        height, width = self.screen.getmaxyx()
        room = max(height - len(footer), 1)
        current = next((row for row, line in enumerate(lines) if not line.startswith("  ")), 0)
        first = max(min(current - room // 2, len(lines) - room), 0)
        self.screen.erase()
        for row, line in enumerate((lines[first : first + room] + footer)[:height]):
            with contextlib.suppress(curses.error):  # of wide characters fewer fit
                self.screen.addnstr(row, 0, line, width - 1)
        self.screen.refresh()

    # ---- Keys ----

    def edit(self, key):
        """Types into the field; answers whether the key was for it."""
        if not self.is_editing:
            return False
        if key == "\x1b":
            self.is_editing = False
        elif key == "\n":
            self.add()
        elif key in ("\b", "\x7f", curses.KEY_BACKSPACE):
            self.typed = self.typed[:-1]
        elif isinstance(key, str) and key.isprintable():
            # What is typed isn't read back as a change; the engine's echo is for that.
            self.engine.ask("beginTurn", cause="typing")
            self.engine.ask("textEvent", event="inserted", text=key)
            self.typed += key
        else:
            return False
        return True

    def handle(self, key):
        """Does what a key is for; answers whether the program goes on."""
        voice_over = {curses.KEY_RIGHT: "next", curses.KEY_LEFT: "previous", "\n": "activate"}
        if self.edit(key):
            return True
        if key in voice_over:
            self.engine.ask("voiceover", command=voice_over[key])
        elif key == curses.KEY_DC and self.engine.cursors["voiceover"] in [task.node for task in self.tasks]:
            self.engine.ask("action", name="Delete")
        elif key == curses.KEY_F3:
            is_on = "switchcontrol" in self.engine.ask("state")["enabled"]
            self.engine.ask("disable" if is_on else "enable", technology="switchcontrol")
        elif key == curses.KEY_F6 and self.engine.cursors["switchcontrol"] is not None:
            self.engine.ask("key", command="select")
        return key != "q"

    def run(self):
        """Goes on until the user leaves. The engine's clock runs along, and the program wakes when there is something to do."""
        goes_on = True
        while goes_on:
            self.settle()
            self.draw()
            self.screen.timeout(self.engine.patience)
            try:
                key = self.screen.get_wch()
            except curses.error:
                key = None
            self.engine.tick()
            goes_on = key is None or self.handle(key)
        return self.engine.close()


def main(screen):
    curses.curs_set(0)
    curses.set_escdelay(50)
    return ToDo(screen).run()


if __name__ == "__main__":
    try:
        raise SystemExit(curses.wrapper(main))
    except KeyboardInterrupt:
        pass
