"""What nodes, bindings and calls refuse, and that nothing has been told then."""

import ctypes
import enum

import earshot
from earshot import Can, Caret, EarshotError, Engine, Live, Node, Role, Status, Technology, Trait
from expectations import expect, refused


class Widget(enum.IntEnum):
    NAME = 0
    SEND = 1


class Flavor(enum.Enum):
    SWEET = 7
    SOUR = 8


engine = Engine()
engine.declare(
    [
        Node(1, Role.WINDOW, children=[2, 3, 4]),
        Node(2, Role.TEXT, "Name"),
        Node(3, Role.TOGGLE, "Gift", value=True),
        Node(4, Role.TOGGLE, "Card", value="2"),
    ],
    root=1,
)
engine.enable(Technology.VOICE_OVER)
engine.settle()

# Bindings of bool
is_named = engine.binding(bool)
refused(ValueError, "A node is bound to True; False is the value away from all of them.", is_named.bind, 2, False)
refused(ValueError, "1 is neither True nor False.", is_named.bind, 2, 1)
refused(ValueError, "'yes' is neither True nor False.", setattr, is_named, "value", "yes")
refused(TypeError, "node: 'name' is no int.", is_named.bind, "name")
refused(ValueError, "node: 0 is not from 1 to 18446744073709551615.", is_named.unbind, 0)
expect(is_named.value, False)
is_named.bind(2)
engine.settle()
expect(is_named.value, True)
is_named.value = False
engine.settle()

# Bindings of enums
at = engine.binding(Widget)
members = "no member of Widget, which has NAME, SEND; None is the value away from all nodes."
refused(ValueError, f"True is {members}", at.bind, 2)
refused(ValueError, f"0 is {members}", at.bind, 2, 0)
refused(ValueError, f"None is {members}", at.bind, 2, None)
refused(ValueError, f"<Flavor.SWEET: 7> is {members}", at.bind, 2, Flavor.SWEET)
refused(ValueError, f"False is {members}", setattr, at, "value", False)
refused(ValueError, f"7 is {members}", setattr, at, "value", 7)
at.bind(2, Widget.NAME)
at.bind(3, Widget.SEND)
at.value = Widget.SEND
engine.settle()
expect((at.value, engine.cursor(Technology.VOICE_OVER)), (Widget.SEND, 3))
at.value = None
engine.settle()
flavor = engine.binding(Flavor, Technology.VOICE_OVER)
flavor.bind(4, Flavor.SOUR)
engine.move_to(4)
engine.settle()
expect((flavor.value, at.value), (Flavor.SOUR, None))


def of_no_binding(kind):
    message = f"A binding is of type bool, or of an enum.IntEnum with values of 32 bits; not of {kind!r}."
    refused(TypeError, message, engine.binding, kind)


for kind in (str, int, None, True, Widget.NAME, enum.IntEnum):
    of_no_binding(kind)
of_no_binding(enum.Enum("Word", {"YES": "yes"}))
of_no_binding(enum.IntEnum("Large", {"MOST": 2**31}))

# Toggles
expect([item.text for item in engine.find_items()], ["Name", "Gift, Switch button, on", "Card, Switch button, mixed"])

# Nodes
told = engine.node_count
ids = "not from 1 to 18446744073709551615."


def node_refused(kind, message, *arguments, **members):
    """A node that is refused, alone and behind a good one."""
    node = Node(*arguments, **members)
    refused(kind, message, engine.declare, [node], 1)
    refused(kind, message, engine.apply, [Node(1, Role.WINDOW, "Changed"), node])
    expect(
        [item.text for item in engine.find_items()], ["Name", "Gift, Switch button, on", "Card, Switch button, mixed"]
    )
    expect(engine.node_count, told)


node_refused(TypeError, "Node '5', id: '5' is no int.", "5", Role.TEXT)
node_refused(TypeError, "Node True, id: True is no int.", True, Role.TEXT)
node_refused(ValueError, f"Node 0, id: 0 is {ids}", 0, Role.TEXT)
node_refused(ValueError, f"Node -1, id: -1 is {ids}", -1, Role.TEXT)
node_refused(ValueError, f"Node {2**64}, id: {2**64} is {ids}", 2**64, Role.TEXT)
node_refused(TypeError, "Node 5, role: 'button' is no int.", 5, "button")
node_refused(TypeError, 'Node 5, label: None is no str; "" stands for none.', 5, Role.TEXT, label=None)
node_refused(TypeError, "Node 5, hint: b'Press' is no str; \"\" stands for none.", 5, Role.TEXT, hint=b"Press")
node_refused(TypeError, 'Node 5, value: 3 is no str; "" stands for none.', 5, Role.SLIDER, value=3)
node_refused(
    TypeError,
    "Node 5, value: True is no str; only that of a TOGGLE may be a bool.",
    5,
    Role.CELL,
    value=True,
)
node_refused(ValueError, "Node 5, label: a text with a zero character can't be told: 'a\\x00'.", 5, Role.TEXT, "a\0")
node_refused(
    ValueError,
    "Node 5, label: a text with half a surrogate pair can't be told: '\\udcff'.",
    5,
    Role.TEXT,
    "\udcff",
)
node_refused(TypeError, "Node 1, children: '2' is no int.", 1, Role.WINDOW, children=["2"])
node_refused(TypeError, "Node 1, children: '23' is no list or tuple.", 1, Role.WINDOW, children="23")
node_refused(TypeError, "Node 1, children: {2} is no list or tuple.", 1, Role.WINDOW, children={2})
node_refused(ValueError, f"Node 1, children: 0 is {ids}", 1, Role.WINDOW, children=[2, 0])
node_refused(TypeError, "Node 5, labelled_by: None is no int.", 5, Role.TEXT, labelled_by=[None])
node_refused(TypeError, "Node 5, action_names: 'Delete' is no list or tuple.", 5, Role.TEXT, action_names="Delete")
node_refused(ValueError, "Node 5, actions: -1 is not from 0 to 4294967295.", 5, Role.TEXT, actions=-1)
node_refused(TypeError, "Node 5, is_hidden: 1 is no bool.", 5, Role.TEXT, is_hidden=1)
node_refused(TypeError, "Node 5, is_expanded: 'yes' is no bool.", 5, Role.TEXT, is_expanded="yes")
node_refused(TypeError, "Node 5, sort_priority: '1' is no float.", 5, Role.TEXT, sort_priority="1")
node_refused(ValueError, "Node 5, frame: (1, 2) is not 4 numbers.", 5, Role.TEXT, frame=(1, 2))
node_refused(TypeError, "Node 5, frame: 1.5 is no int.", 5, Role.TEXT, frame=(1.5, 0, 2, 1))
node_refused(TypeError, "Node 5, position: 3 is no list or tuple.", 5, Role.TEXT, position=3)
refused(TypeError, "nodes: 5 is no Node.", engine.declare, [5], 1)
refused(TypeError, "root: None is no int.", engine.declare, [Node(1, Role.WINDOW)], None)
refused(ValueError, f"keyboard_focus: -1 is {ids.replace('1', '0', 1)}", engine.apply, [], keyboard_focus=-1)

refused(TypeError, "nodes: {} is no list or tuple.", engine.declare, {}, 1)

# What is not refused arrives, each in its place.
node = Node(
    7,
    Role.SLIDER,
    "label",
    value="value",
    hint="hint",
    children=(8, 9),
    actions=Can.INCREMENT,
    traits=Trait.SELECTED | Trait.HEADER,
    action_names=["Copy", "Delete"],
    heading_level=3,
    identifier="identifier",
    language="de",
    sort_priority=1.5,
    frame=(10, 11, 12, 13),
    is_hidden=True,
    is_expanded=True,
    responds_to_input=False,
    caret=Caret.END,
    live_region=Live.POLITE,
    position=(14, 15),
    labelled_by=[16],
    described_by=[17, 18],
    error_message=[19, 20, 21],
    is_invalid=True,
    offers_actions_inside=True,
    window=(22, 23),
)


def plain(told):
    """The members of a struct that are not zeros, with lists as long as their counts say."""
    counts = {"children": "child_count", "action_names": "action_name_count"}
    members = {}
    for name, *_ in told._fields_:
        value = getattr(told, name)
        if isinstance(value, ctypes._Pointer):
            value = value[: getattr(told, counts.get(name, name + "_count"))]
        if value:
            members[name] = value
    return members


struct = earshot._Node()
earshot._tell(node, struct)
expect(
    plain(struct),
    {
        "size": ctypes.sizeof(earshot._Node),
        "id": 7,
        "role": Role.SLIDER,
        "traits": 5,
        "actions": 2,
        "heading_level": 3,
        "label": b"label",
        "value": b"value",
        "hint": b"hint",
        "identifier": b"identifier",
        "language": b"de",
        "children": [8, 9],
        "child_count": 2,
        "action_names": [b"Copy", b"Delete"],
        "action_name_count": 2,
        "sort_priority": 1.5,
        "has_frame": True,
        "column": 10,
        "row": 11,
        "width": 12,
        "height": 13,
        "is_hidden": True,
        "expanded": 2,
        "responds_to_input": 1,
        "caret": 3,
        "live_region": 1,
        "position": 14,
        "position_count": 15,
        "labelled_by": [16],
        "described_by": [17, 18],
        "error_message": [19, 20, 21],
        "labelled_by_count": 1,
        "described_by_count": 2,
        "error_message_count": 3,
        "is_invalid": True,
        "offers_actions_inside": True,
        "list_first": 22,
        "list_count": 23,
    },
)
struct = earshot._Node()
earshot._tell(Node(7, Role.ELEMENT), struct)
expect(plain(struct), {"size": ctypes.sizeof(earshot._Node), "id": 7})

# Other calls
refused(TypeError, 'text: None is no str; "" stands for none.', engine.announce, None)
refused(TypeError, "time: 0.5 is no int.", engine.advance, 0.5)
refused(TypeError, "node: None is no int.", engine.move_to, None)
refused(ValueError, "row_tolerance: -1 is not from 0 to 2147483647.", Engine, row_tolerance=-1)

# What only the engine knows is told by it
error = refused(
    EarshotError,
    "#9 is not an element that the cursor can reach; name one that is in the tree, not hidden and not covered by "
    "something modal.",
    engine.move_to,
    9,
)
expect(error.status, Status.ERROR_UNKNOWN)
engine.apply([Node(2, Role.BUTTON, "Name", actions=Can.ACTIVATE)])
expect(engine.find_items("name")[0].text, "Name, Button")
