"""Goes through logs of which a part was forgotten."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "Examples/Embedding"))
from earshot import EarshotError, Engine, Node, Role, Status, Technology, VoiceOver


def expect(found, wanted):
    if found != wanted:
        sys.exit(f"wanted {wanted!r}\nfound  {found!r}")


def captions(utterances):
    return [utterance.caption for utterance in utterances]


with Engine() as engine:
    names = "abcd"
    engine.declare(
        [Node(1, Role.WINDOW, children=[2, 3, 4, 5])]
        + [Node(id, Role.TEXT, name) for id, name in zip((2, 3, 4, 5), names)],
        root=1,
    )
    engine.enable(Technology.VOICE_OVER)
    engine.settle()
    engine.voice_over(VoiceOver.NEXT)
    expect(captions(engine.utterances), ["a", "b"])
    read = len(engine.stops)
    engine.forget_logs()
    expect((captions(engine.utterances), list(engine.stops)), (["b"], []))
    engine.voice_over(VoiceOver.NEXT)
    expect((len(engine.utterances), engine.utterances.start), (3, 1))
    expect(captions(engine.utterances), ["b", "c"])
    expect(captions(engine.utterances[:]), ["b", "c"])
    expect([stop.label for stop in engine.stops[read:]], ["c"])
    expect(engine.utterances[-1].caption, "c")
    expect(engine.rotor[0].name, "Characters")
    try:
        engine.utterances[0]
    except EarshotError as error:
        message = "The utterance 0 was forgotten; what is left begins with 1."
        expect((error.status, str(error)), (Status.ERROR_UNKNOWN, message))
    else:
        sys.exit("what was forgotten is still there")
