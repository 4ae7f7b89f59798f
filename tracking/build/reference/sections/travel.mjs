import { longestMessage } from '../../../src/messages/open-envelope.ts';
import { schemas } from '../../../src/messages/schema/parse-message.ts';
import { logBound } from '../../../src/log/log.ts';
import { constant } from '../facts/literal.mjs';
import { html, joined } from '../../../../scripts/page/markup/html.mjs';
import { inline } from '../markup/prose.mjs';

/** @typedef {import('../facts/channels.mjs').ChannelFacts} ChannelFacts */

/** What has waited for a page, in the order in which it is sent; product sources concern no page. */
const sentInOrder = Object.keys(schemas).filter((name) => !/^(?:ProductSource|InitialPage|Reset)/.test(name));

const codes = (/** @type {readonly string[]} */ names) =>
  joined(
    names.map((name) => html`<code>${name}</code>`),
    ', ',
  );

/**
 * What happens to a message from the page to the channels.
 * @param {readonly ChannelFacts[]} channels
 * @returns {import('../../../../scripts/page/part.mjs').Section}
 */
export const travelSection = (channels) => ({
  id: 'travel',
  title: 'How a message travels',
  lead: html`<p>
      In this order. What became of a message at each channel is told to those who listen to
      <code>decision</code>.
    </p>
    <ol class="steps" role="list">
      ${steps(channels).map(stepMarkup)}
    </ol>`,
  parts: [],
});

/** The number is drawn; a list says it by itself. @param {readonly unknown[]} step @param {number} index */
const stepMarkup = ([title, ...sentences], index) =>
  html`<li data-find="step">
    <span class="number" aria-hidden="true">${index + 1}</span>
    <h3>${title}</h3>
    ${sentences.map((sentence) => html`<p>${sentence}</p>`)}
  </li>`;

/** @param {readonly ChannelFacts[]} channels */
function steps(channels) {
  const names = channels.map(({ name }) => name);
  const inApp = channels.filter((channel) => channel.inApp).map(({ name }) => name);
  return [
    [
      'It is opened',
      inline(
        `A message is a string of JSON with one of the seven names in \`event_name\`, from the page’s own origin or one of \`allowedOrigins\`, and no longer than ${longestMessage / 1024} KiB. Anything else is ignored (Tracking §1).`,
      ),
    ],
    [
      'It is read',
      inline(
        'Field by field, by its schema. Fields nobody knows are left out. What is not a number becomes 0. A field that holds null makes the whole message invalid: it is not sent, and a warning names the field (Tracking §5).',
      ),
    ],
    [
      'It waits for its page',
      html`Until page data has arrived, custom events, e-commerce events and item lists are dropped with a
        warning; installed with <code>queueBeforePageData</code>, the library keeps them. Leads are kept in
        any case, and product sources belong to no page. Of all that waits, for whatever reason, the newest
        ${constant('page/page-queue.ts', 'queueBound')} are kept.`,
      html`Page data waits for what is known of the customer, all pages together at most
      ${constant('page/patience.ts', 'patience')} ms. On product views, Add_to_basket, every checkout step and
      the order confirmation it also waits for an e-commerce event, or for the next page. Once the page is
      sent, what has waited follows: ${codes(sentInOrder)} (Tracking §4).`,
    ],
    [
      'Its scope is looked at',
      html`A message with <code>scope</code> goes to the channels it names and to no other: ${codes(names)},
        or with <code>dataLayer</code> both formats of the data layer. Without a scope it goes to all
        (Tracking §5).`,
    ],
    [
      'The app is looked at',
      html`In the new app and in the cross-channel app nothing is
      sent${inApp.length > 0 && html` but to ${codes(inApp)}`}. The legacy app counts as a page like any other
      (Tracking §4).`,
    ],
    [
      'Consent is judged',
      html`For each channel, at the moment of sending. A visitor whose choice is not known has agreed to
      nothing; what may not be sent then is held, and composed anew once consent comes (Tracking §4). What is
      made after a refusal is told to nobody later, but for the view of the page that is open.`,
      html`Without C0003 (statistics) the customer’s identifier is <code>noConsent</code>, and no session and
        no token goes with a record (Tracking §6).`,
    ],
    [
      'It is sent',
      html`Each channel makes its own record of the message. One that fails harms no other. The page hears
        whether its tags have fired: <code>true</code> from the tag manager, <code>false</code> after
        ${constant('page/tags-executed.ts', 'tagsTimeout')} ms (Tracking §4).`,
      html`Warnings and errors stand in the console; the first ${logBound} are kept for whoever collects them
      (Tracking §9).`,
    ],
  ];
}
