"""Goes through logs of which a part was forgotten."""

from earshot import EarshotError, Engine, Node, Role, Status, Technology, VoiceOver
from expectations import expect, refused


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
    message = "The utterance 0 was forgotten; what is left begins with 1."
    error = refused(EarshotError, message, lambda: engine.utterances[0])
    expect(error.status, Status.ERROR_UNKNOWN)
