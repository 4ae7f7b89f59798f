import type { Example, PostedMessage } from '../doubles/example.ts';
import { consentCookie } from '../doubles/fake-environment.ts';

const options = { dataLayerOnly: false, customerData: false } as const;
const page: PostedMessage = ['InitialPageData', { scope: 'ga4' }];
const record = { event: 'page_view', site: 'de', locale: 'de-DE', page_path: '/', consent: 'C0003' };

/** An event that the internal tracker takes, and what is warned of while its payload is put together. */
const tracked = (
  title: string,
  cookies: string,
  said: Readonly<Record<string, string>>,
  ...warnings: readonly string[]
): Example => ({
  title,
  options: { ...options, productHistory: false, internalTracker: true, tagManager: false },
  given: {
    cookies: `${consentCookie('C0003')}; cot_session=s1; ${cookies}`,
    answers: { '/service/ttruth': {} },
    referrer: 'https://search.example/?q=coffee',
  },
  before: [['InitialPageData', {}]],
  in: ['CustomEventData', { event_name: 'store_call' }],
  out: {
    ttruth: [
      {
        event_name: 'store_call',
        url: 'https://shop.example/',
        hostname: 'shop.example',
        page_path: '/',
        device_type: 'desktop',
        screen_breakpoint: '3XL',
        screen_size: '1280x800',
        user_agent: 'Mozilla/5.0 (X11; Linux x86_64)',
        consent: 'C0003',
        custom_short_term_id: 's1',
        token: '',
        ...said,
      },
    ],
    ...(warnings.length > 0 && { warnings }),
  },
});

/** Facts of a visit, and warnings about missing facts. */
export const visits: readonly Example[] = [
  {
    title: 'A page at the desk of a shop in the site’s country has the origin desk',
    options,
    given: { cookies: `${consentCookie('C0003')}; desk_de=12` },
    in: ['InitialPageData', { scope: 'ga4', origin: 'webshop' }],
    out: { ga4: [{ ...record, origin: 'desk' }] },
  },
  {
    title: 'The desk of a shop in another country has no effect',
    options,
    given: { cookies: `${consentCookie('C0003')}; desk_tr=12` },
    in: page,
    out: { ga4: [record] },
  },
  tracked(
    'A visitor without a long-term token',
    'cotcs=newsletter',
    { tcs_source: 'newsletter' },
    'Could not find the long-term token cookie',
  ),
  tracked(
    'A long-term token that cannot be read is empty',
    'cotcs=newsletter|mail; crema_ltt=nonsense',
    { tcs_source: 'newsletter', tcs_medium: 'mail' },
    'Error while parsing the token cookie',
  ),
  tracked(
    'Without attribution values the referrer counts',
    'crema_ltt=e30.eyJsaWQiOiJ0b2tlbiJ9.s',
    { tcs_source: 'search.example', tcs_medium: 'referral', token: 'token' },
    'There are no cotcs values; the referrer is used.',
  ),
  {
    title: 'A stored product history that cannot be read is removed',
    options,
    given: { cookies: consentCookie('C0003'), stored: { cotProductHistory: '{' } },
    before: [page],
    in: ['ProductSourceEventData', { product_id: '7' }],
    passes: 1,
    out: {
      history: [{ product_id: '7', click: {} }],
      warnings: ['The stored product history could not be parsed and has been removed.'],
    },
  },
];
