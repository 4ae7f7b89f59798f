import { commerceEvents } from '../../../src/messages/schema/commerce-events.ts';
import { messageNames } from '../../../src/messages/schema/message-names.ts';
import { decisions } from './decisions.mjs';
import { examples } from './examples.mjs';

/**
 * @typedef {import('./examples.mjs').Example} Example
 * @typedef {object} Named
 * @property {string} message
 * @property {string} event which e-commerce event it is; empty for other messages
 * @property {readonly string[]} classic what the classic format calls it; empty where it is not sent
 * @property {readonly string[]} kinds what the classic format's `ecommerce_event` says
 * @property {readonly string[]} ga4
 * @property {readonly Example[]} shownBy
 */

/**
 * What the data layer calls everything that has its name from no rule, found out by playing the examples.
 * @returns {Promise<Named[]>}
 */
export async function dataLayerNames() {
  const others = messageNames.filter((name) => name !== 'CustomEventData' && name !== 'EcommerceEventData');
  const all = await Promise.all([
    ...others.map((message) => named(message, '')),
    ...commerceEvents.map((event) => named('EcommerceEventData', event)),
  ]);
  return all.filter(({ classic, ga4 }) => classic.length + ga4.length > 0);
}

/** @param {string} message @param {string} event @returns {Promise<Named>} */
async function named(message, event) {
  const own = examples.filter(
    ({ in: [posted, data = {}] }) =>
      posted === message && (event === '' || String(data['event']).toLowerCase() === event),
  );
  const judged = (await Promise.all(own.map((example) => decisions(example)))).flat();
  const said = (/** @type {string} */ channel, /** @type {string} */ key) => {
    const decisive = judged.filter((each) => each.channel === channel && each.event === message);
    const records = decisive.flatMap((decision) => decision.records ?? []);
    const values = records.map((record) => record[key]);
    return [...new Set(values.filter((value) => typeof value === 'string'))];
  };
  const shownBy = own.filter(({ out }) => out['classic'] ?? out['ga4']);
  return {
    message,
    event,
    classic: said('classic', 'event'),
    kinds: said('classic', 'ecommerce_event'),
    ga4: said('ga4', 'event'),
    shownBy,
  };
}
