import type { KnownCustomer } from './known-customer.ts';
import { valueAt } from '../browser/value-at.ts';
import { card, collect, flag, joined, numberOrText, text, words } from './read-values.ts';
import type { Row } from './read-values.ts';

// Without the e-mail address, because its base64 is readable.
const identity: readonly Row<string>[] = [[text, ['customer.identifiers.partnerGuid'], 'customer_id']];

const fields = (cardWord: string): readonly Row<string | number | boolean>[] => [
  [text, ['tracking.customerTypes.overall'], 'customer_type'],
  [joined, ['tracking.customerValueSegments'], 'customer_segment'],
  [card, [`customer.${cardWord}CardStatus`], 'card_member'],
  [
    flag,
    [
      'customer.statuses.isScoutUser',
      'customer.statuses.isCommunityMember',
      'customer.statuses.isNewsletterSubscriber',
      'customer.statuses.isAppUser',
    ],
  ],
  [numberOrText, ['customer.age']],
  [words({ MR: 'm', MRS: 'f', DIVERS: 'd' }), ['customer.salutation']],
  [text, ['customer.anonymousZip', 'tracking.channelCode']],
  [joined, ['tracking.conversionProbabilityGroups']],
];

const login = words({ LOGGED_IN: 'LOGGED_IN', REMEMBERED: 'REMEMBERED' } as const);

/**
 * Reads the new format of customer data: the objects `tracking` and `customer` (Tracking §3). Returns undefined without a login status,
 * because then the objects are something else.
 */
export function readNewFormat(source: unknown, cardWord: string): KnownCustomer | undefined {
  const status = valueAt(source, 'tracking.loginStatus');
  if (typeof status !== 'string') return undefined;
  return {
    login: login(status) ?? 'LOGGED_OUT',
    identity: collect(identity, source),
    fields: collect(fields(cardWord), source),
  };
}
