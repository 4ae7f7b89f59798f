"""Orca runs this file when it starts. It replaces the voice by a file: each line has a time, a kind and a text.

- `say` is an utterance, `live` a message of a live region, `read` a piece of a page that Orca reads as a whole.
- `described` is a description that changed. Firefox reports the change only when Orca asks for the description, so Orca
  has just said it.
- `event` is an event of the browser that Orca has handled.
- `idle` shows every 50 ms that Orca has nothing else to do.
"""

import ctypes
import os
import time

from gi.repository import GLib
from orca import event_manager, liveregions, settings, speech

# So that an Orca that somebody needs starts beside this one.
PR_SET_NAME = 15
ctypes.CDLL(None).prctl(PR_SET_NAME, b"crema-orca", 0, 0, 0)

log = open(os.environ["CREMA_SPOKEN"], "a", buffering=1, encoding="utf-8")


def write(kind, text=""):
    log.write(f"{time.time():.3f} {kind} {' '.join(str(text).split())}\n")


class Voice:
    """The methods of Orca's SpeechServer that make a sound. All others do nothing."""

    kind = "say"

    def speak(self, text=None, acss=None, interrupt=True):
        write(self.kind, text)

    def speakCharacter(self, character, acss=None):
        write(self.kind, character)

    def sayAll(self, utterances, progress):
        """Joins the pieces of one element: its label, role and state."""
        of, pieces = None, []
        for context, _ in utterances:
            if pieces and context.obj != of:
                write("read", ", ".join(pieces))
                pieces = []
            of = context.obj
            pieces.append(context.utterance.strip())
        write("read", ", ".join(pieces))

    def getInfo(self):
        return ["file", "file"]

    def __getattr__(self, name):
        return lambda *args, **more: None


def use_file():
    speech._speechserver = Voice()


def speaking(kind, work):
    Voice.kind = kind
    try:
        return work()
    finally:
        Voice.kind = "say"


def handle(self, event, original=event_manager.EventManager._processObjectEvent):
    is_description = event.type.endswith("accessible-description")
    try:
        return speaking("described" if is_description else "say", lambda: original(self, event))
    finally:
        write("event", event.type)


def announce(self, original=liveregions.LiveRegionManager.pumpMessages):
    return speaking("live", lambda: original(self))


def beat():
    write("idle")
    return True


speech.init = use_file
event_manager.EventManager._processObjectEvent = handle
liveregions.LiveRegionManager.pumpMessages = announce
GLib.timeout_add(50, beat, priority=GLib.PRIORITY_LOW)
settings.enableBraille = False
settings.enableSound = False
# A scenario reads a page only when it says so.
settings.sayAllOnLoad = False
