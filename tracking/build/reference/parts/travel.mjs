import { longestMessage } from '../../../src/messages/open-envelope.ts';
import { schemas } from '../../../src/messages/schema/parse-message.ts';
import { logBound } from '../../../src/log/log.ts';
import { constant } from '../facts/literal.mjs';
import { blocks, codes } from '../markdown/markdown.mjs';

/** @typedef {import('../facts/channels.mjs').ChannelFacts} ChannelFacts */

/** What has waited for a page, in the order in which it is sent; product sources concern no page. */
const sentInOrder = Object.keys(schemas).filter((name) => !/^(?:ProductSource|InitialPage|Reset)/.test(name));

/**
 * What happens to a message from the page to the channels.
 * @param {readonly ChannelFacts[]} channels
 * @returns {import('../parts.mjs').Part}
 */
export const travelPart = (channels) => ({
  name: 'how-a-message-travels',
  title: 'How a message travels',
  about: 'from the page to the channels, step by step',
  body: blocks(
    'A page says what happens in messages of seven names (Tracking §1). It posts them to the window, each as a JSON string:',
    "```js\nwindow.postMessage(JSON.stringify({ event_name: 'LeadData', data: { … } }), location.origin)\n```",
    'In this order. What became of a message at each channel is told to those who listen to `decision`.',
    ...steps(channels).map(([title, ...sentences], index) =>
      blocks(`## ${index + 1}. ${title}`, ...sentences),
    ),
  ),
});

/** @param {readonly ChannelFacts[]} channels */
function steps(channels) {
  const names = channels.map(({ name }) => name);
  const inApp = channels.filter((channel) => channel.inApp).map(({ name }) => name);
  return [
    [
      'It is opened',
      `A message is a string of JSON with one of the seven names in \`event_name\`, from the page’s own origin or one of \`allowedOrigins\`, and no longer than ${longestMessage / 1024} KiB. Anything else is ignored (Tracking §1).`,
    ],
    [
      'It is read',
      'Field by field, by its schema. Fields nobody knows are left out. What is not a number becomes 0. A field that holds null makes the whole message invalid: it is not sent, and a warning names the field (Tracking §5).',
    ],
    [
      'It waits for its page',
      `Until page data has arrived, custom events, e-commerce events and item lists are dropped with a warning; installed with \`queueBeforePageData\`, the library keeps them. Leads are kept in any case, and product sources belong to no page. Of all that waits, for whatever reason, the newest ${constant('page/page-queue.ts', 'queueBound')} are kept.`,
      `Page data waits for what is known of the customer, all pages together at most ${constant('page/patience.ts', 'patience')} ms. On product views, Add_to_basket, every checkout step and the order confirmation it also waits for an e-commerce event, or for the next page. Once the page is sent, what has waited follows: ${codes(sentInOrder)} (Tracking §4).`,
    ],
    [
      'Its scope is looked at',
      `A message with \`scope\` goes to the channels it names and to no other: ${codes(names)}, or with \`dataLayer\` both formats of the data layer. Without a scope it goes to all (Tracking §5).`,
    ],
    [
      'The app is looked at',
      `In the new app and in the cross-channel app nothing is sent${inApp.length > 0 ? ` but to ${codes(inApp)}` : ''}. The legacy app counts as a page like any other (Tracking §4).`,
    ],
    [
      'Consent is judged',
      'For each channel, at the moment of sending. A visitor whose choice is not known has agreed to nothing; what may not be sent then is held, and composed anew once consent comes (Tracking §4). What is made after a refusal is told to nobody later, but for the view of the page that is open.',
      'The data layer needs no consent by itself: it is the page’s own array, which nobody reads before the tag manager is there, and that waits for consent. The option `consentNeeded` holds it back as well.',
      'Without C0003 (statistics) the customer’s identifier is `noConsent`, and no session and no token goes with a record (Tracking §6).',
    ],
    [
      'It is sent',
      `Each channel makes its own record of the message. One that fails harms no other. The page hears whether its tags have fired: \`true\` from the tag manager, \`false\` after ${constant('page/tags-executed.ts', 'tagsTimeout')} ms (Tracking §4).`,
      `Warnings and errors stand in the console; the first ${logBound} are kept for whoever collects them (Tracking §9).`,
    ],
  ];
}
