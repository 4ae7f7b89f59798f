import { marketing, statistics } from '../../../src/visit/consent/groups.ts';
import { commerceEvents } from '../../../src/messages/schema/commerce-events.ts';
import { examples } from '../facts/examples.mjs';
import { blocks, code, codes, link, list } from '../markdown/markdown.mjs';
import { exampleLinks } from './examples.mjs';

/** @typedef {import('../facts/channels.mjs').ChannelFacts} ChannelFacts */

const groupNames = new Map([
  [statistics, 'statistics'],
  [marketing, 'marketing'],
]);

/** The channels, a part for each. @param {readonly ChannelFacts[]} channels @returns {import('../parts.mjs').Part[]} */
export const channelParts = (channels) =>
  channels.map((channel) => ({
    name: `channels/${channel.name}`,
    title: channel.name,
    about: `takes ${channel.messages.join(', ')}; needs consent to ${needsOf(channel)}`,
    body: blocks(
      channel.about,
      list([
        `Needs consent to ${needsOf(channel)}`,
        channel.inApp ? 'Works in the apps' : 'Silent in the apps',
      ]),
      '## What it takes',
      list(channel.messages.map((message) => takenOf(message, channel))),
      '## Examples',
      exampleLinks(
        examples.filter(({ out }) => Object.hasOwn(out, channel.name)),
        Infinity,
      ),
    ),
  }));

/** @param {string} message @param {ChannelFacts} channel */
function takenOf(message, { events, wanted }) {
  const said = link(message, `messages/${message}`);
  if (message === 'CustomEventData' && wanted !== 'nothing') {
    const name = code('event_name');
    return wanted === 'a name' ? `${said} with ${name}` : `${said} with ${name} ${codes(wanted)}`;
  }
  if (message !== 'EcommerceEventData') return said;
  const missing = commerceEvents.filter((event) => !events.includes(event));
  if (missing.length === 0) return said;
  return missing.length < events.length ? `${said} but ${codes(missing)}` : `${said}: ${codes(events)}`;
}

/** @param {ChannelFacts} channel */
function needsOf({ needs }) {
  if (needs.size === 0) return 'nothing';
  const groups = Array.from(needs.keys(), (group) => `${groupNames.get(group) ?? ''} (${group})`.trim());
  const isAlways = [...needs.values()].some(Boolean);
  return `${groups.join(' and ')}${isAlways ? '' : ', with exceptions'}`;
}
