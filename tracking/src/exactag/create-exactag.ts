import type { Channel } from '../channels/channel.ts';
import { statistics } from '../consent/groups.ts';
import type { AnyEvent } from '../extension/any-event.ts';
import type { ExtensionHost } from '../extension/extension.ts';
import type { Services } from '../extension/services.ts';
import { missingParameters } from '../log/core-texts.ts';
import { countryOf } from '../visit/address.ts';
import type { Visit } from '../visit/visit.ts';
import { exactagRecord, isConversion } from './exactag-record.ts';
import { createSender } from './sender.ts';

/** The types of page that have to say how many products they show (Tracking §5). */
const counted = /^(suchergebnisseite|category)$/;

/** What is warned of when a page lacks what exactag needs of it. It is sent all the same. */
function warningsOf({ page_type = '', number_of_product_results }: AnyEvent['data']): readonly string[] {
  return number_of_product_results === undefined && counted.test(page_type)
    ? [`exactag: ${missingParameters(page_type, ['number_of_product_results'])}`]
    : [];
}

/**
 * Creates the affiliate channel exactag; without the address of its script there is none. It needs statistics. Without
 * any consent it is told of orders on their confirmation page, and of leads, for the partners that are allowed so
 * (Tracking §4). `purchase_ga4` is left out, or each order would count twice.
 */
export function createExactag(
  host: ExtensionHost,
  services: Pick<Services, 'document' | 'window'>,
  visit: Pick<Visit, 'facts'>,
): Channel | undefined {
  const { settings } = host;
  const { exactag, sites, consentFreePartners = ['payback'] } = settings.extension;
  if (typeof exactag !== 'object' || !exactag.src) return undefined;
  const { add, stop } = createSender(exactag, host, services);
  // CH_FR has the campaign of CH.
  const { campaign, testCampaign } = sites?.[countryOf(settings)] ?? {};

  return {
    name: 'exactag',
    needs: [statistics],
    consentFree: (event, { page }) =>
      isConversion(event) &&
      (event.name === 'LeadData' || page?.data.page_type === 'order confirmation') &&
      consentFreePartners.includes(visit.facts().cashback?.cashbackPartner ?? ''),
    accepts: ({ name, data: { event = 'purchase_ga4' } }: AnyEvent) =>
      name === 'InitialPageData' || name === 'LeadData' || event !== 'purchase_ga4',
    compose: (event: AnyEvent, context) => {
      const { stage, cashback } = visit.facts();
      const ofSite = stage === 'production' ? campaign : testCampaign;
      return {
        records: [exactagRecord(event, context, { campaign: ofSite, cashback })],
        warnings: warningsOf(event.data),
      };
    },
    send: add,
    stop,
  };
}
