import { commerceEvents } from '../../../src/schema/commerce-events.ts';
import { messageNames } from '../../../src/schema/message-names.ts';
import { examples } from './examples.mjs';

/**
 * @typedef {import('./examples.mjs').Example} Example
 * @typedef {object} Named
 * @property {string} message
 * @property {string} event which e-commerce event it is; empty for other messages
 * @property {readonly string[]} classic what the classic format calls it; empty where it is not sent
 * @property {readonly string[]} ga4
 * @property {readonly Example[]} shownBy
 */

/** What the data layer calls everything that has its name from no rule, as the examples show it. @returns {Named[]} */
export function ga4Names() {
  const others = messageNames.filter((name) => name !== 'CustomEventData' && name !== 'EcommerceEventData');
  return [
    ...others.map((message) => named(message, '')),
    ...commerceEvents.map((event) => named('EcommerceEventData', event)),
  ].filter(({ classic, ga4 }) => classic.length + ga4.length > 0);
}

/** @param {string} message @param {string} event @returns {Named} */
function named(message, event) {
  const own = examples.filter(
    ({ in: [posted, data = {}] }) =>
      posted === message && (event === '' || String(data['event']).toLowerCase() === event),
  );
  const names = (/** @type {string} */ channel) => [...new Set(own.flatMap(nameIn(channel)))];
  const shownBy = own.filter(({ out }) => out['classic'] ?? out['ga4']);
  return { message, event, classic: names('classic'), ga4: names('ga4'), shownBy };
}

/** What a channel calls an example's message. @param {string} channel @returns {(example: Example) => string[]} */
const nameIn =
  (channel) =>
  ({ in: [message], out }) => {
    const records = out[channel] ?? [];
    // A page goes before what has waited for it, an event after its page.
    const { ecommerce_event: name, event = name } = Object(
      message === 'InitialPageData' ? records[0] : records.at(-1),
    );
    return event ? [String(name ?? event)] : [];
  };
