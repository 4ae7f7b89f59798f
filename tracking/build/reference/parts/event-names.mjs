import { blocks, code, codes, link, list } from '../markdown/markdown.mjs';
import { exampleLinks } from './examples.mjs';

/**
 * What the data layer calls everything that has its name from no rule.
 * @param {readonly import('../facts/data-layer-names.mjs').Named[]} named
 * @returns {import('../parts.mjs').Part}
 */
export const eventNamesPart = (named) => ({
  name: 'event-names',
  title: 'Names of other events',
  about: 'what the data layer calls pages, lists, leads and e-commerce events',
  body: blocks(
    'What the data layer calls pages, lists, leads and e-commerce events, in both formats.',
    ...named.map(({ message, event, classic, kinds, ga4, shownBy }) =>
      blocks(
        `## ${event || message}`,
        list([
          event !== '' && `Message: ${link(message, `messages/${message}`)}`,
          `Classic name: ${names(classic)}${kinds.map((kind) => ` with ${code(`ecommerce_event: ${kind}`)}`).join(',')}`,
          `GA4 name: ${names(ga4)}`,
        ]),
        shownBy.length > 0 && blocks('Examples:', exampleLinks(shownBy)),
      ),
    ),
  ),
  names: named.map(({ message, event }) => event || message),
});

/** @param {readonly string[]} all */
const names = (all) => (all.length > 0 ? codes(all) : 'not sent');
