import type { CollectOnTrackApi } from '../api/api.ts';
import { isRecord } from '../browser/is-record.ts';
import { isMessageName } from '../messages/schema/parse-message.ts';
import type { Recording, Recorder } from './recorder.ts';
import { button, element } from './elements.ts';

/**
 * Reads a recording from text.
 * @throws Error if the text is no recording
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
 * Replays a session. Resets the library and pushes the recorded messages in their order, without delays. Their records are really
 * sent, with the current consent.
 */
export function replay({ messages }: Recording, api: CollectOnTrackApi): void {
  api.reset();
  for (const { name, payload } of messages) {
    // The library refuses invalid messages again, and logs that.
    api.push({ event_name: name, data: payload }).catch(() => {});
  }
}

/** Creates the tools that copy and replay a session. `announce` shows the result. */
export function recordingTools(api: CollectOnTrackApi, recorder: Recorder, announce: (text: string) => void) {
  const input = element('textarea');
  const field = element('label', { hidden: '' }, 'A recording, as it was copied', input);

  const copy = async () => {
    const text = JSON.stringify(recorder.recording());
    try {
      await navigator.clipboard.writeText(text);
      announce('The recording has been copied.');
    } catch {
      // Without access to the clipboard, show the recording for manual copying.
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
      announce('');
    } catch (error) {
      announce(error instanceof Error ? error.message : String(error));
    }
  };
  return { field, copying: button('Copy recording', () => void copy()), replaying: button('Replay', play) };
}
