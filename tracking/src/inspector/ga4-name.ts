import { dataLayerChannel } from '../channels/data-layer/format.ts';
import { createGa4 } from '../channels/ga4/ga4.ts';
import type { Ga4Rule } from '../channels/ga4/ga4-rules.ts';
import { ga4Rules as ownRules } from '../channels/ga4/ga4-rules.ts';
import type { EventMessage, PageMessage } from '../messages/schema/parse-message.ts';
import type { Entry, Ga4Name } from './entry.ts';

/** What the mapping depends on, as the library was told at its installation. */
export interface NamingOptions {
  /** The shop's own table of GA4 names. @default ga4Rules */
  readonly ga4Rules?: readonly Ga4Rule[] | undefined;
  /** Brand word of the loyalty card. @default 'card' */
  readonly cardWord?: string | undefined;
}

/** No consent: names do not depend on it. */
const consent = { known: false, groups: '', grants: () => false };

/** A page as channels see it. Its address gives nothing a name. */
const shown = (page: PageMessage) => ({ ...page, path: '', url: '', title: '' });

/**
 * Creates what gives messages their GA4 names, by the GA4 channel itself. `page` is the page that a message came on: steps
 * of the checkout are named by it.
 */
export function createNaming({ ga4Rules = ownRules, cardWord = 'card' }: NamingOptions) {
  const { compose } = dataLayerChannel('ga4', createGa4({ ga4Rules, cardWord }), () => true);
  return (message: PageMessage | EventMessage, page: PageMessage | undefined): Ga4Name => {
    const event = message.name === 'InitialPageData' ? shown(message) : message;
    const context = { site: '', consent, page: page && shown(page), app: undefined, at: 0 };
    return compose(event, context).records[0] ?? {};
  };
}

/** What GA4 received of a message or, while it has received nothing, what it would be called there. */
export function ga4NameOf({ channels, mapped }: Entry): Ga4Name {
  const trace = channels.find(({ channel }) => channel === 'ga4');
  const sent = trace?.decisions.findLast(({ outcome }) => outcome === 'sent');
  return sent?.records?.[0] ?? mapped;
}
