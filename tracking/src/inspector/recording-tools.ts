import type { CollectOnTrackApi } from '../api/api.ts';
import { button, element } from './elements.ts';
import type { Recorder } from './recorder.ts';
import { readRecording, replay } from './replay.ts';

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
