import { isMessageName } from './schema/parse-message.ts';
import type { MessageName } from './schema/parse-message.ts';
import { beginning } from '../browser/personal-text.ts';
import { isRecord } from '../browser/is-record.ts';
import { parsed, toJson } from '../browser/json.ts';

/**
 * Returns true for the page's own origin and the allowed ones. An empty origin counts as the page's own, because only an event
 * created in this realm carries it. The opaque origin `null` is never accepted, not even on a sandboxed page.
 */
export function acceptsOrigin(origin: string, own: string, allowed: readonly string[] = []): boolean {
  return origin === '' || (origin !== 'null' && (origin === own || allowed.includes(origin)));
}

/** Longest message that is read, in UTF-16 units: a list of 5,000 items. A longer one would block the page. */
export const longestMessage = 4 * 1024 * 1024;

/** The name of a message and its payload. */
export interface Envelope {
  readonly name: MessageName;
  readonly payload: Record<string, unknown>;
}

/** An accepted message, with its JSON. */
export interface Opened extends Envelope {
  readonly text: string;
}

/** The reason why a message is ignored. `isMeant`: the message was meant for the library, so that the console shows the reason. */
export interface Ignored {
  readonly reason: string;
  readonly isMeant?: boolean;
}

/**
 * Opens a message that a page has posted: `{"event_name":"CustomEventData","data":{…}}` as JSON, or with the fields beside the
 * name instead of in `data`. A script may also pass an object. Returns the reason if the message is ignored, because pages carry
 * much message traffic of other scripts.
 */
export function openEnvelope(message: unknown): Opened | Ignored {
  // A script keeps its own object: the message is a copy, read as if it had been posted.
  if (typeof message !== 'string') {
    return isRecord(message) ? openEnvelope(toJson(message)) : { reason: 'no JSON object' };
  }
  if (message.length > longestMessage)
    return {
      reason: `a message of ${message.length} characters is too long`,
      isMeant: message.includes('"event_name"'),
    };
  // Most messages on a page are not JSON. A pattern finds that out ten times faster than an exception.
  const envelope = /^\s*\{/.test(message) && parsed(message);
  if (!isRecord(envelope)) return { reason: 'no JSON object' };
  // If the fields stand beside the name, `event_name` is the message's name and not the event's.
  const { event_name: name, ...flat } = envelope;
  if (!isMessageName(name))
    return {
      reason: `no message is called ${beginning(String(name), 40)}`,
      isMeant: typeof name === 'string',
    };
  const payload = flat['data'] === undefined ? flat : flat['data'];
  if (isRecord(payload)) return { name, payload, text: message };
  if (name === 'Reset') return { name, payload: {}, text: message };
  return { reason: `${name} has no data${typeof payload === 'string' ? `: ${payload}` : ''}`, isMeant: true };
}
