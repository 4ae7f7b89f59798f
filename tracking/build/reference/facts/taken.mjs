import { commerceEvents } from '../../../src/messages/schema/commerce-events.ts';
import { decisions } from './decisions.mjs';

/** @typedef {import('./channels.mjs').Sending} Sending */

/**
 * The e-commerce events that a channel takes.
 * @param {string} channel
 * @param {readonly Sending[]} own what it is sent in the examples
 */
export async function commerceTaken(channel, own) {
  const isSent = trial(channel, own, 'EcommerceEventData');
  /** @type {string[]} */
  const taken = [];
  for (const event of commerceEvents) if (await isSent({ event })) taken.push(event);
  return taken;
}

/**
 * What a channel wants of a custom event.
 * @param {string} channel
 * @param {readonly Sending[]} own what it is sent in the examples
 * @returns {Promise<'nothing' | 'a name' | readonly string[]>} `a name`: any `event_name`; a list: one of these
 */
export async function customWanted(channel, own) {
  const isSent = trial(channel, own, 'CustomEventData');
  if (await isSent({ event_name: undefined })) return 'nothing';
  if (await isSent({ event_name: 'anything' })) return 'a name';
  const names = own.flatMap(
    ({
      event,
      example: {
        in: [message, data = {}],
      },
    }) => (event === message && message === 'CustomEventData' ? String(data['event_name']) : []),
  );
  return [...new Set(names)];
}

/** Tells whether a channel is sent its first example of a message with other fields. @param {string} channel @param {readonly Sending[]} own @param {Sending['example']['in'][0]} message */
function trial(channel, own, message) {
  const { example } = own.find(({ event, example }) => event === message && example.in[0] === message) ?? {};
  return async (/** @type {object} */ fields) => {
    if (!example) return false;
    const judged = await decisions({ ...example, in: [message, { ...example.in[1], ...fields }] });
    return judged.some(
      (each) => each.channel === channel && each.event === message && each.outcome === 'sent',
    );
  };
}
