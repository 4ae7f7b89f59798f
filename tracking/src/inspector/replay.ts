import type { CollectOnTrackApi } from '../api/api.ts';
import { isRecord } from '../browser/is-record.ts';
import { isMessageName } from '../messages/schema/parse-message.ts';
import type { Recording } from './recorder.ts';

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
