import type { Host } from '../../visit/host.ts';
import { visitOf } from '../../visit/visit.ts';
import type { VisitSettings } from '../../visit/visit-options.ts';
import type { ExactagOptions } from './sender.ts';
import type { Channel, AnyEvent } from '../channel.ts';
import { statistics } from '../../visit/consent/groups.ts';
import { countryOf } from '../../visit/address.ts';
import { exactagRecord, isConversion } from './exactag-record.ts';
import { createSender } from './sender.ts';

/** The options that the channel reads. */
interface ExactagSettings extends VisitSettings {
  readonly exactag?: boolean | ExactagOptions;
  readonly consentFreePartners?: readonly string[];
}

/** Matches the page types that require the number of products (Tracking §5). */
const counted = /^(suchergebnisseite|category)$/;

/** Returns warnings if a page lacks a required field. The page is sent anyway. */
function warningsOf({ page_type = '', number_of_product_results }: AnyEvent['data']): readonly string[] {
  return number_of_product_results === undefined && counted.test(page_type)
    ? [`exactag: A page of type ${page_type} lacks number_of_product_results.`]
    : [];
}

/**
 * Starts the affiliate channel exactag, if the options have the address of its script. The channel needs statistics. For the allowed
 * partners it sends leads, and orders on their confirmation page, without any consent (Tracking §4). It ignores `purchase_ga4`,
 * because each order would count twice.
 */
export function start(host: Host<ExactagSettings>): { readonly channel?: Channel } {
  const { settings } = host;
  const { exactag, sites, consentFreePartners = ['payback'] } = settings;
  if (typeof exactag !== 'object' || !exactag.src) return {};
  const visit = visitOf(host);
  const lower = (name?: unknown) => String(name).toLowerCase();
  const free = new Set(consentFreePartners.map(lower));
  const { send, stop } = createSender(exactag, host);
  // CH_FR uses the campaign of CH.
  const { campaign, testCampaign } = sites?.[countryOf(settings)] ?? {};

  const channel: Channel = {
    name: 'exactag',
    needs: [statistics],
    consentFree: (event, { page }) =>
      isConversion(event) &&
      (event.name === 'LeadData' || page?.data.page_type === 'order confirmation') &&
      free.has(lower(visit.facts().cashback?.cashbackPartner)),
    accepts: ({ name, data: { event = 'purchase_ga4' } }: AnyEvent) =>
      name === 'InitialPageData' || name === 'LeadData' || event !== 'purchase_ga4',
    compose: (event: AnyEvent, context) => {
      const { stage, cashback } = visit.facts();
      const ofSite = stage === 'production' ? campaign : testCampaign;
      return {
        records: [exactagRecord(event, context, { campaign: ofSite, cashback, now: host.window.Date.now() })],
        warnings: warningsOf(event.data),
      };
    },
    send,
    stop,
  };
  return { channel };
}
