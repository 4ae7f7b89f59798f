import { marketing, statistics } from '../../../src/visit/consent/groups.ts';
import { channelDocs } from './channel-docs.mjs';
import { decisions } from './decisions.mjs';
import { examples } from './examples.mjs';
import { commerceTaken, customWanted } from './taken.mjs';

/**
 * @typedef {import('./examples.mjs').Example} Example
 * @typedef {import('./decisions.mjs').Decision} Decision
 * @typedef {object} ChannelFacts
 * @property {string} name
 * @property {string} about
 * @property {readonly string[]} messages that it takes
 * @property {readonly string[]} events e-commerce events that it takes
 * @property {Awaited<ReturnType<typeof customWanted>>} wanted of custom events
 * @property {ReadonlyMap<string, boolean>} needs consent groups, and whether all that is sent needs them
 * @property {boolean} inApp
 *
 * @typedef {{ example: Example, event: string, groups: readonly string[], inApp: boolean }} Sending `groups`: the least
 *   consent with which it takes place
 */

/** What a visitor may have agreed to, the least first. */
const consents = [[], [statistics], [marketing], [statistics, marketing]];

/**
 * What there is to know of each channel, found out by playing the examples: what it is sent, and whether it still is with
 * less consent and in the app.
 *
 * @returns {Promise<ChannelFacts[]>}
 */
export async function channels() {
  const docs = channelDocs();
  return Promise.all(
    Array.from(await sendings(), async ([name, own]) => ({
      name,
      about: docs.get(name) ?? '',
      messages: [...new Set(own.map(({ event }) => event))],
      events: await commerceTaken(name, own),
      wanted: await customWanted(name, own),
      needs: groupsIn(own.map(({ groups }) => groups)),
      inApp: own.every(({ inApp }) => inApp),
    })),
  );
}

/** What is sent in the examples, channel by channel. */
async function sendings() {
  /** @type {Map<string, Sending[]>} */
  const all = new Map();
  for (const example of examples) {
    const sent = (await decisions(example)).filter(({ outcome }) => outcome === 'sent');
    if (sent.length === 0) continue;
    const app = await decisions(example, { cookie: 'app_context=1' });
    const agreed = await Promise.all(consents.map((groups) => decisions(example, { groups })));
    for (const { channel, event } of sent) {
      const passes = (/** @type {Decision[]} */ judged, /** @type {Decision['outcome'][]} */ ...obstacles) =>
        judged.some(
          (each) => each.channel === channel && each.event === event && !obstacles.includes(each.outcome),
        );
      const groups = consents.find((_, index) => passes(agreed[index] ?? [], 'held', 'refused')) ?? [];
      const sending = { example, event, groups, inApp: passes(app, 'in app') };
      all.set(channel, [...(all.get(channel) ?? []), sending]);
    }
  }
  return all;
}

/** Each group that is needed at all, and whether always. @param {readonly (readonly string[])[]} needed */
const groupsIn = (needed) =>
  new Map(needed.flat().map((group) => [group, needed.every((groups) => groups.includes(group))]));
