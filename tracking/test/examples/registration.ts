import { consentCookie } from '../doubles/fake-environment.ts';
import type { Example } from '../doubles/example.ts';

const page = ['InitialPageData', { page_type: 'webshop_registration', page_name: 'Sign up' }] as const;
const given = { cookies: consentCookie('C0001', 'C0003'), path: '/signup' };
const consent = 'C0001,C0003';

/** Messages of the registration pages. */
export const registration: readonly Example[] = [
  {
    title: 'A registration page is seen by a visitor who agreed to statistics',
    given,
    in: [
      'InitialPageData',
      { page_type: 'Webshop_Registration', page_name: 'Sign up', language: 'DE', is_spa: true },
    ],
    out: {
      classic: [
        {
          event: 'InitialPageData',
          site: 'de',
          locale: 'de-DE',
          page_path: '/signup',
          consent,
          page_name: 'Sign up',
          page_type: 'webshop_registration',
          language: 'de',
          is_spa: true,
        },
      ],
      ga4: [
        {
          event: 'page_view',
          site: 'de',
          locale: 'de-DE',
          page_path: '/signup',
          consent,
          page_name: 'Sign up',
          page_type: 'webshop_registration',
          language: 'de',
          is_spa: true,
        },
      ],
    },
  },
  {
    title: 'A registration page is seen before any choice about consent was made',
    options: { site: 'CH-FR' },
    given: { path: '/signup' },
    in: page,
    out: {
      classic: [
        {
          event: 'InitialPageData',
          site: 'ch_fr',
          locale: 'fr-CH',
          page_path: '/signup',
          consent: '',
          customer_id: 'noConsent',
          page_name: 'Sign up',
          page_type: 'webshop_registration',
        },
      ],
      ga4: [
        {
          event: 'page_view',
          site: 'ch_fr',
          locale: 'fr-CH',
          page_path: '/signup',
          consent: '',
          customer_id: 'noConsent',
          page_name: 'Sign up',
          page_type: 'webshop_registration',
        },
      ],
    },
  },
  {
    title: 'An account is created',
    given,
    before: [page],
    in: [
      'CustomEventData',
      { event_category: 'registration', event_action: 'success', event_label: 'webshop' },
    ],
    out: {
      classic: [
        {
          event: 'CustomEventData',
          event_category: 'registration',
          event_action: 'success',
          event_label: 'webshop',
          consent,
        },
      ],
      ga4: [{ event: 'sign_up', method: 'webshop', consent }],
    },
  },
  {
    title: 'An account is created, but the label is missing',
    given,
    before: [page],
    in: ['CustomEventData', { event_category: 'registration', event_action: 'success' }],
    out: {
      classic: [
        { event: 'CustomEventData', event_category: 'registration', event_action: 'success', consent },
      ],
      ga4: [
        {
          event: 'ga4_event_mapping_error',
          error_reason: 'method_missing',
          legacy_category: 'registration',
          legacy_action: 'success',
          consent,
        },
      ],
      warnings: ['A custom event has no GA4 name: method_missing.'],
    },
  },
  {
    title: 'A form shows an error',
    given,
    before: [page],
    in: [
      'CustomEventData',
      { event_category: 'Registration', event_action: 'Validation  error', event_label: 'emailIsInvalid' },
    ],
    out: {
      classic: [
        {
          event: 'CustomEventData',
          event_category: 'Registration',
          event_action: 'Validation  error',
          event_label: 'emailIsInvalid',
          consent,
        },
      ],
      ga4: [
        {
          event: 'system_response',
          subject: 'Registration',
          response_type: 'error',
          response_details: 'emailIsInvalid',
          consent,
        },
      ],
    },
  },
  {
    title: 'The loyalty card cannot be chosen',
    options: { cardWord: 'crema' },
    given,
    before: [page],
    in: ['CustomEventData', { event_category: 'registration', event_action: 'crema registration disabled' }],
    out: {
      classic: [
        {
          event: 'CustomEventData',
          event_category: 'registration',
          event_action: 'crema registration disabled',
          consent,
        },
      ],
      ga4: [
        {
          event: 'system_response',
          response_type: 'info',
          subject: 'registration',
          response_details: 'card registration disabled',
          non_interaction: true,
          consent,
        },
      ],
    },
  },
];
