"""What the tests of the Python module have in common. They run with PYTHONPATH=Examples/Embedding and EARSHOT_LIBRARY."""

import pathlib

PACKAGE = pathlib.Path(__file__).parents[2]


def expect(found, wanted):
    if found != wanted:
        raise SystemExit(f"wanted {wanted!r}\nfound  {found!r}")


def refused(kind, message, call, *arguments, **named):
    """Expects a call to raise this; answers the error."""
    try:
        answer = call(*arguments, **named)
    except kind as error:
        expect((type(error), str(error)), (kind, message))
        return error
    raise SystemExit(f"wanted {kind.__name__}: {message}\nfound  the answer {answer!r}")
