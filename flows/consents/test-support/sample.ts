import { type ConsentKind, siteFor, type SiteKey } from '@crema/flow-domain';
import { documentsFor } from '@crema/flow-domain/server';
import { createTexts } from '@crema/flow-form';
import consents from 'virtual:crema-messages/all/consents';
import { type ConsentServices, type ShownConsent, type WithdrawOutcome } from '../src/index.ts';

/** The response of the double. `waiting` never responds, `lost` has no code to call. */
export type Answer = WithdrawOutcome | 'waiting' | 'lost';

const answered = (answer: Answer): ConsentServices => ({
  withdraw: () => {
    if (answer === 'waiting') return new Promise(() => {});
    return answer === 'lost' ? Promise.reject(new Error('No script')) : Promise.resolve(answer);
  },
});

const day = (locale: string, date: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** A consent of a site in a state; one that is a contract's cannot be taken back. */
export function sampleConsent(
  key: SiteKey,
  kind: ConsentKind,
  state: ShownConsent['state'] = 'granted',
): ShownConsent {
  const isOwn = ['newsletter', 'dne', 'cmc'].includes(kind);
  return {
    kind,
    state,
    since: day(siteFor(key).locale, '2026-11-20'),
    ...(isOwn && state !== 'granted' && state !== 'pending' && { givable: true }),
    withdrawable: (state === 'granted' || state === 'pending') && isOwn,
    document: documentsFor(key).find((document) => document.kind === kind),
  };
}

/** The props of a site's consents, without a server. */
export function sampleProps(key: SiteKey, answer: Answer = { kind: 'withdrawn' }) {
  const { locale } = siteFor(key);
  return {
    texts: createTexts(locale, consents(locale)),
    links: {
      login: '#login',
      service: '#service',
      cardTerms: '#card-terms?version={version}',
      membership: '#membership',
      communityTerms: '#community-terms',
      guestOrder: '#guest-order',
    },
    actions: {
      withdraw: (kind: ConsentKind) => `#withdraw-${kind}`,
      give: (kind: ConsentKind) => `#give-${kind}`,
      logOut: '#log-out',
    },
    services: answered(answer),
    today: () => day(locale, '2026-11-24'),
    shop: '#shop',
  };
}
