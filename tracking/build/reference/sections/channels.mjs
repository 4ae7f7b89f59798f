import { marketing, statistics } from '../../../src/visit/consent/groups.ts';
import { commerceEvents } from '../../../src/messages/schema/commerce-events.ts';
import { html, joined } from '../../../../scripts/page/markup/html.mjs';
import { prose } from '../markup/prose.mjs';
import { table } from '../../../../scripts/page/markup/table.mjs';

/** @typedef {import('../facts/channels.mjs').ChannelFacts} ChannelFacts */

const groupNames = new Map([
  [statistics, 'statistics'],
  [marketing, 'marketing'],
]);

/**
 * The channels one by one.
 * @param {readonly ChannelFacts[]} channels
 * @returns {import('../../../../scripts/page/part.mjs').Section}
 */
export const channelsSection = (channels) => ({
  id: 'channels',
  title: 'Channels',
  lead: html`<p>
      A channel is a way out of the library. The data layer needs no consent by itself: it is the page’s own
      array, which nobody reads before the tag manager is there, and that waits for consent. The option
      <code>consentNeeded</code> holds it back as well.
    </p>
    ${table({
      caption: 'Every channel, what it takes and what it needs',
      look: 'channels',
      columns: ['Channel', 'Takes', 'Needs consent to', 'In the apps', 'About it'],
      rows: channels.map((channel) => ({
        id: `channel-${channel.name}`,
        find: 'channel',
        cells: [
          html`<code>${channel.name}</code>`,
          takes(channel),
          needsOf(channel),
          channel.inApp ? 'works' : 'silent',
          prose(channel.about),
        ],
      })),
    })}`,
  parts: [],
});

/** @param {ChannelFacts} channel */
const takes = (channel) =>
  html`<ul class="plain">
    ${channel.messages.map((message) => html`<li>${takenOf(message, channel)}</li>`)}
  </ul>`;

/** @param {string} message @param {ChannelFacts} channel */
function takenOf(message, { events, wanted }) {
  const link = html`<a href="#${message}">${message}</a>`;
  if (message === 'CustomEventData' && wanted !== 'nothing') {
    const name = html`<code>event_name</code>`;
    return wanted === 'a name' ? html`${link} with ${name}` : html`${link} with ${name} ${codes(wanted)}`;
  }
  if (message !== 'EcommerceEventData') return link;
  const missing = commerceEvents.filter((event) => !events.includes(event));
  if (missing.length === 0) return link;
  if (missing.length < events.length) return html`${link} but ${codes(missing)}`;
  return html`${link}: ${codes(events)}`;
}

/** @param {readonly string[]} names */
const codes = (names) =>
  joined(
    names.map((name) => html`<code>${name}</code>`),
    ', ',
  );

/** @param {ChannelFacts} channel */
function needsOf({ needs }) {
  if (needs.size === 0) return 'nothing';
  const groups = Array.from(needs.keys(), (group) => `${groupNames.get(group) ?? ''} (${group})`.trim());
  const isAlways = [...needs.values()].some(Boolean);
  return html`${joined(groups, ' and ')}${!isAlways && ', with exceptions'}`;
}
