import { parsed } from '../browser/attempt.ts';
import { beginning } from '../browser/personal-text.ts';
import { isRecord } from '../browser/is-record.ts';
import { isMessageName } from './schema/parse-message.ts';
import type { MessageName } from './schema/message-names.ts';
import { toJson } from '../browser/to-json.ts';

/** Longest message that is read, in UTF-16 units: a list of 5,000 items. What is longer would hold the page up. */
export const longestMessage = 4 * 1024 * 1024;

/** A message taken out of its envelope: whose schema applies, and what there is to read. */
export interface Envelope {
  readonly name: MessageName;
  readonly payload: Record<string, unknown>;
}

/** A message of ours, and the JSON that it was. */
export interface Opened extends Envelope {
  readonly text: string;
}

/** Why a message is ignored. `isMeant`: it was meant for the library, so that whoever has sent it has to hear of it. */
export interface Ignored {
  readonly reason: string;
  readonly isMeant?: boolean;
}

/**
 * Opens what a page posted, `{"event_name":"CustomEventData","data":{…}}` as a JSON string or the same fields flat beside the
 * name, or what a script hands over, which need not have gone through JSON. Gives back why it was ignored when it is nothing
 * of ours: pages carry much foreign message traffic.
 */
export function openEnvelope(message: unknown): Opened | Ignored {
  // What a script hands over stays the script's own: it is read as it would be posted.
  if (typeof message !== 'string') {
    return isRecord(message) ? openEnvelope(toJson(message)) : { reason: 'no JSON object' };
  }
  if (message.length > longestMessage)
    return {
      reason: `a message of ${message.length} characters is too long`,
      isMeant: message.includes('"event_name"'),
    };
  // Most of what is posted on a page is foreign and no JSON: finding that out by an exception costs ten times as much.
  const envelope = /^\s*\{/.test(message) && parsed(message);
  if (!isRecord(envelope)) return { reason: 'no JSON object' };
  // Flat: the name is the message's, never an event's own name.
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
