import type { CollectOnTrackApi } from '../api/api.ts';
import { isRecord } from '../browser/is-record.ts';
import { isMessageName } from '../messages/schema/parse-message.ts';
import type { Recording, Recorder } from './recorder.ts';
import { button, element } from './elements.ts';

/**
 * Reads a recording from text.
 * @throws Error when it is none
 */
export function readRecording(text: string): Recording {
  const found: unknown = JSON.parse(text);
  if (!isRecord(found) || !Array.isArray(found['messages'])) throw new Error('This is no recording.');
  const messages = found['messages'].filter(isRecord).flatMap(({ at, name, payload }) => {
    if (!isMessageName(name)) return [];
    return [{ at: typeof at === 'number' ? at : 0, name, payload }];
  });
  return { version: String(found['version']), messages };
}

/**
 * Replays a session: the library begins anew, then gets the recorded messages in their order, without the time that passed
 * between them. What they lead to is sent for real, by the consent of now.
 */
export function replay({ messages }: Recording, api: CollectOnTrackApi): void {
  api.reset();
  for (const { name, payload } of messages) {
    // A message that the library refuses is refused here as it was there; the log says so.
    api.push({ event_name: name, data: payload }).catch(() => {});
  }
}

/** Copies the session and replays one. `say` tells what came of it. */
export function recordingTools(api: CollectOnTrackApi, recorder: Recorder, say: (text: string) => void) {
  const input = element('textarea');
  const field = element('label', { hidden: '' }, 'A recording, as it was copied', input);

  const copy = async () => {
    const text = JSON.stringify(recorder.recording());
    try {
      await navigator.clipboard.writeText(text);
      say('The recording has been copied.');
    } catch {
      // Without access to the clipboard the recording is there to be copied by hand.
      field.hidden = false;
      input.value = text;
      input.select();
    }
  };
  const play = () => {
    if (field.hidden || !input.value.trim()) {
      field.hidden = false;
      input.focus();
      return;
    }
    try {
      const recording = readRecording(input.value);
      recorder.forget();
      replay(recording, api);
      say('');
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  };
  return { field, copying: button('Copy recording', () => void copy()), replaying: button('Replay', play) };
}
