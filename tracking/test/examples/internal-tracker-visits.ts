import { consentCookie } from '../doubles/fake-environment.ts';
import type { Example } from '../doubles/example.ts';
import { options, known, cookies, given, visit, named, before, call } from './internal-tracker-given.ts';

/** Facts of a visit in payloads of the internal tracker, and failures of its service. */
export const internalTrackerVisits: readonly Example[] = [
  {
    title: 'An event by a visitor who refused everything has no identifier',
    options,
    given: { ...given, cookies: `${consentCookie()}; ${known}` },
    before,
    in: call,
    out: { ttruth: [{ event_name: 'store_call', ...visit, consent: '', customer_id: 'noConsent' }] },
  },
  {
    title: 'An event by a visitor who agreed to marketing, but not to statistics',
    options,
    given: { ...given, cookies: `${consentCookie('C0001', 'C0004')}; ${known}` },
    before,
    in: call,
    out: {
      ttruth: [{ event_name: 'store_call', ...visit, consent: 'C0001,C0004', customer_id: 'noConsent' }],
    },
  },
  {
    title: 'The internal tracker gets the id of a customer who is logged in',
    options: { ...options, customerData: true },
    given: {
      ...given,
      exposed: {
        tracking: { loginStatus: 'LOGGED_IN' },
        customer: { identifiers: { partnerGuid: 'guid-1' } },
      },
    },
    before,
    in: call,
    out: { ttruth: [{ event_name: 'store_call', ...named, customer_id: 'guid-1' }] },
  },
  {
    title: 'The internal tracker does not get the id of a customer who refused',
    options: { ...options, customerData: true },
    given: {
      ...given,
      cookies: `${consentCookie('C0001')}; ${known}`,
      exposed: {
        tracking: { loginStatus: 'LOGGED_IN' },
        customer: { identifiers: { partnerGuid: 'guid-1' } },
      },
    },
    before,
    in: call,
    out: { ttruth: [{ event_name: 'store_call', ...visit, consent: 'C0001', customer_id: 'noConsent' }] },
  },
  {
    title: 'An event on a phone, of a visit that came from another site',
    options,
    given: {
      ...given,
      cookies: cookies.replace('cotcs', 'other'),
      referrer: 'https://search.example/?q=coffee',
      userAgent: 'Mozilla/5.0 (iPhone) Mobile',
      windowWidth: 390,
      screenSize: '390x844',
    },
    before,
    in: call,
    out: {
      ttruth: [
        {
          event_name: 'store_call',
          ...named,
          device_type: 'mobile',
          screen_breakpoint: 'S',
          screen_size: '390x844',
          user_agent: 'Mozilla/5.0 (iPhone) Mobile',
          tcs_source: 'search.example',
          tcs_medium: 'referral',
          tcs_campaign: undefined,
        },
      ],
      warnings: ['There are no cotcs values; the referrer is used.'],
    },
  },
  {
    title: 'A tracking service that refuses',
    options,
    given: { ...given, answers: { '/service/ttruth/publish': { status: 503, body: 'x'.repeat(300) } } },
    before,
    in: call,
    out: {
      ttruth: [{ event_name: 'store_call', ...named }],
      warnings: [`Ttruth tracking request failed with status 503: ${'x'.repeat(200)}`],
    },
  },
  {
    title: 'A tracking service that cannot be reached',
    options,
    given: { ...given, answers: { '/service/ttruth/publish': 'no network' } },
    before,
    in: call,
    passes: 1,
    out: {
      ttruth: [{ event_name: 'store_call', ...named }],
      warnings: ['Exception has occurred during Ttruth tracking'],
    },
  },
  {
    title: 'A tracking service at another address',
    options: { ...options, internalTracker: { url: 'https://tracker.example/publish' } },
    given: { ...given, answers: { 'https://tracker.example/publish': { status: 204 } } },
    before,
    in: call,
    out: { ttruth: [{ event_name: 'store_call', ...named }] },
  },
  {
    title: 'An event that is not meant for the internal tracker',
    options,
    given,
    before,
    in: ['CustomEventData', { event_name: 'store_call', scope: ['ga4'] }],
    out: {},
  },
  {
    title: 'A tracking service that refuses so often that the log is full',
    options: { ...options, monitoring: { url: 'https://intake.example/lines' } },
    given: { ...given, answers: { '/service/ttruth/publish': { status: 503, body: 'busy' } } },
    before: [...before, ...Array.from({ length: 100 }, () => call)],
    in: call,
    out: {
      ttruth: [{ event_name: 'store_call', ...named }],
      warnings: ['Ttruth tracking request failed with status 503: busy', 'Log queue full'],
    },
  },
  {
    title: 'An event inside the new app',
    options,
    given: { ...given, cookies: `${cookies}; app_context=1` },
    before,
    in: call,
    out: {},
  },
  {
    title: 'An event inside the cross-channel app',
    options,
    given: { ...given, cookies: `${cookies}; xc_app=1` },
    before,
    in: call,
    out: {
      warnings: ['XC-App context is detected. Therefore no tracking data is sent to Ttruth Api.'],
    },
  },
  {
    title: 'An event inside the legacy app',
    options,
    given,
    before: [['InitialPageData', { platform: 'SMARTPHONE' }]],
    in: call,
    out: { ttruth: [{ event_name: 'store_call', ...named }] },
  },
];
