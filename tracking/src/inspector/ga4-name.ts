import { dataLayerChannel } from '../channels/data-layer/format.ts';
import { createGa4 } from '../channels/ga4/ga4.ts';
import type { Ga4Rule } from '../channels/ga4/ga4-rules.ts';
import { ga4Rules as ownRules } from '../channels/ga4/ga4-rules.ts';
import type { EventMessage, PageMessage } from '../messages/schema/parse-message.ts';
import type { Entry, Ga4Name } from './entry.ts';

/** Options of the mapping, the same as at the installation. */
export interface NamingOptions {
  /** The shop's own rules for GA4 names. @default ga4Rules */
  readonly ga4Rules?: readonly Ga4Rule[] | undefined;
  /** Brand word of the loyalty card. @default 'card' */
  readonly cardWord?: string | undefined;
}

/** No consent, because names do not depend on it. */
const consent = { known: false, groups: '', grants: () => false };

/** Returns a page as channels get it. Names do not depend on its address. */
const shown = (page: PageMessage) => ({ ...page, path: '', url: '', title: '' });

/**
 * Creates a function that returns the GA4 name of a message, with the GA4 channel itself. `page` is the page of the message, because
 * checkout steps get their names from it.
 */
export function createNaming({ ga4Rules = ownRules, cardWord = 'card' }: NamingOptions) {
  const { compose } = dataLayerChannel('ga4', createGa4({ ga4Rules, cardWord }), () => true);
  return (message: PageMessage | EventMessage, page: PageMessage | undefined): Ga4Name => {
    const event = message.name === 'InitialPageData' ? shown(message) : message;
    const context = { site: '', consent, page: page && shown(page), app: undefined, at: 0 };
    return compose(event, context).records[0] ?? {};
  };
}

/** Returns the GA4 name that was sent for a message or, before that, the name by the rules. */
export function ga4NameOf({ channels, mapped }: Entry): Ga4Name {
  const trace = channels.find(({ channel }) => channel === 'ga4');
  const sent = trace?.decisions.findLast(({ outcome }) => outcome === 'sent');
  return sent?.records?.[0] ?? mapped;
}
