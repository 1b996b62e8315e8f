"""How engines end, what other threads get, and what listeners raise."""

import gc
import threading
import weakref

from earshot import EarshotError, Engine, Node, Role, Status, Technology, VoiceOver, load, status_text
from expectations import expect, refused

TREE = [Node(1, Role.WINDOW, children=[2, 3]), Node(2, Role.TEXT, "a"), Node(3, Role.TEXT, "b")]
BUSY = (
    "another call is at work on this engine; let other threads hand their work to the one that owns the engine, "
    "and don't call it from a listener of on_speech()"
)
CLOSED = "This engine was closed; make another one with Engine()."
library = load()


def speaking():
    engine = Engine(library=library)
    engine.declare(TREE, root=1)
    engine.enable(Technology.VOICE_OVER)
    engine.settle()
    return engine


class Watched:
    """The library, with what a test has in place of one of its functions."""

    def __init__(self, **functions):
        self.functions = functions

    def __getattr__(self, name):
        return self.functions.get(name) or getattr(library, name)


# An engine ends once.
with Engine() as engine:
    at = engine.binding(bool)
    requests = engine.requests()
    engine.close()
    engine.close()
error = refused(EarshotError, CLOSED, engine.settle)
expect(error.status, Status.ERROR_HANDLE)
refused(EarshotError, CLOSED, lambda: engine.node_count)
refused(EarshotError, CLOSED, lambda: len(engine.utterances))
refused(EarshotError, CLOSED, lambda: at.value)
refused(EarshotError, CLOSED, next, requests)
engine.close()

# One that is no longer used ends by itself, and only once.
ended = []
watched = Watched(earshot_destroy=lambda handle: ended.append(library.earshot_destroy(handle)) or ended[-1])
engine = Engine(library=watched)
engine.on_speech(print)
del engine
expect(ended, [Status.OK])
engine = Engine(library=watched)
engine.binding(bool).bind(2)
gone = weakref.ref(engine)
del engine
gc.collect()
expect((ended, gone()), ([Status.OK, Status.OK], None))
Engine(library=watched).close()
expect(ended, [Status.OK] * 3)

# What a listener raises comes out of the call that spoke; it has done its work, and the next one goes on.
engine = speaking()
heard = []


def fail(utterance):
    heard.append(utterance.caption)
    raise KeyError(utterance.caption)


engine.on_speech(fail)
refused(KeyError, "'b'", engine.voice_over, VoiceOver.NEXT)
expect((heard, engine.cursor(Technology.VOICE_OVER)), (["b"], 3))
expect(engine.voice_over(VoiceOver.NEXT), False)
expect([utterance.caption for utterance in engine.utterances], ["a", "b"])
refused(KeyError, "'c'", engine.announce, "c")
engine.on_speech(None)
engine.announce("d")
expect(heard, ["b", "c"])


# Of several errors in one call the first comes out; the listener hears all.
def fail_with_count(utterance):
    heard.append(utterance.caption)
    raise ValueError(len(heard))


heard.clear()
engine.on_speech(fail_with_count)
engine.announce("e", is_queued=True)
engine.announce("f", is_queued=True)
refused(ValueError, "1", engine.advance, 60_000_000_000)
expect(heard, ["e", "f"])
engine.on_speech(None)


# A listener that calls its engine is refused, and so is one that closes it; the engine goes on.
def call(utterance):
    engine.settle()


def close(utterance):
    engine.close()


for listener in (call, close):
    engine.on_speech(listener)
    error = refused(EarshotError, BUSY, engine.voice_over, VoiceOver.SPEAK_AGAIN)
    expect(error.status, Status.ERROR_BUSY)
engine.on_speech(None)
expect(engine.cursor(Technology.VOICE_OVER), 3)

# So is another thread while a call is at work; what the listener raised before is not that thread's.
refusals = []


def call_from_another_thread(utterance):
    thread = threading.Thread(target=lambda: refusals.append(refused(EarshotError, BUSY, engine.settle)))
    thread.start()
    thread.join()
    raise KeyError("mine")


engine.on_speech(call_from_another_thread)
engine.announce("g", is_queued=True)
engine.announce("h", is_queued=True)
refused(KeyError, "'mine'", engine.advance, 120_000_000_000)
expect([error.status for error in refusals], [Status.ERROR_BUSY] * 2)
engine.on_speech(None)


# What a call was answered is read before another thread can have it changed.
def answer_late(handle, place, told):
    status = library.earshot_utterance_at(handle, place, told)
    thread = threading.Thread(target=lambda: refusals.append(refused(EarshotError, BUSY, engine.announce, "i")))
    thread.start()
    thread.join()
    return status


refusals.clear()
engine._library = Watched(earshot_utterance_at=answer_late)
expect((engine.utterances[0].caption, len(refusals)), ("a", 1))

# When the other call has ended before it is asked what was wrong, the last error is none, or that of another call.
late = Engine(library=Watched(earshot_settle=lambda handle: Status.ERROR_BUSY, earshot_end_turn=lambda handle: -5))
refused(EarshotError, BUSY, late.settle)
refused(EarshotError, "an update that contradicts itself or the tree", late.end_turn)
refused(EarshotError, "VoiceOver is off; switch it on before giving it commands.", late.voice_over, VoiceOver.NEXT)
refused(EarshotError, BUSY, late.settle)
expect(status_text(Status.DONE, library), "nothing more")
