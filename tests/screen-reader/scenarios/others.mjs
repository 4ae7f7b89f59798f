/** The consent banner, and the pages beside the sign-up and the address. */
import { fill, focusMode, times } from './steps.mjs';

const card = '/crema-registration';

/** Chooses the card of plastic. */
const plastic = ['focus cardSelection.layout', focusMode, 'Down'];

/** @type {readonly import('../scenario.mjs').Scenario[]} */
export const others = [
  { name: 'banner-read', path: '/signup', asks: true, steps: ['read'] },
  {
    name: 'banner-refused',
    path: '/signup',
    asks: true,
    steps: ['Tab', 'Tab', 'Tab', 'Tab', 'Return', 'Tab'],
  },
  { name: 'banner-accepted', path: '/signup', asks: true, steps: ['focus Alle annehmen', 'Return', 'Tab'] },
  {
    name: 'banner-chosen',
    path: '/signup',
    asks: true,
    steps: ['focus Einzeln auswählen', 'Return', 'Tab', 'space', 'Tab', 'Tab', 'Tab', 'Tab'],
  },
  { name: 'banner-again', path: '/signup', steps: ['focus Cookie-Einstellungen', 'Return', 'Tab', 'Tab'] },
  { name: 'checkout-read', path: '/checkout-registration', steps: ['read'] },
  { name: 'checkout-fields-by-tab', path: '/checkout-registration', steps: times(15, 'Tab') },
  {
    name: 'checkout-empty',
    path: '/checkout-registration',
    steps: ['focus submit', 'Return', ...times(7, 'Tab')],
  },
  {
    name: 'checkout-with-password',
    path: '/checkout-registration',
    steps: ['focus password', 'type Kaffee123', ...times(4, 'Tab')],
  },
  { name: 'guest-read', path: '/checkout-registration-without-password', steps: ['read'] },
  {
    name: 'guest-empty',
    path: '/checkout-registration-without-password',
    steps: ['focus submit', 'Return', ...times(6, 'Tab')],
  },
  {
    name: 'guest-with-address-read',
    path: '/checkout-registration-with-address-without-password',
    steps: ['read'],
  },
  {
    name: 'guest-with-address-empty',
    path: '/checkout-registration-with-address-without-password',
    steps: ['focus submit', 'Return', ...times(12, 'Tab')],
  },
  {
    name: 'guest-in-turkey',
    path: '/checkout-registration-with-address-without-password',
    steps: ['focus address.countryCode', fill({ 'address.countryCode': 'TR' }), ...times(8, 'Tab')],
  },
  { name: 'community-read', path: '/community-registration', steps: ['read'] },
  { name: 'community-fields-by-tab', path: '/community-registration', steps: times(20, 'Tab') },
  {
    name: 'community-empty',
    path: '/community-registration',
    steps: ['focus submit', 'Return', ...times(9, 'Tab')],
  },
  {
    name: 'community-consent',
    path: '/community-registration',
    steps: ['focus consents.communityConditions', 'Tab', 'Tab', 'shift+Tab', 'shift+Tab', 'space'],
  },
  { name: 'community-request-read', path: '/community-request', visitor: 'customer', steps: ['read'] },
  {
    name: 'community-request-empty',
    path: '/community-request',
    visitor: 'customer',
    steps: ['focus submit', 'Return'],
  },
  {
    name: 'community-request-done',
    path: '/community-request',
    visitor: 'customer',
    steps: ['focus consents.communityConditions', 'space', 'focus submit', 'Return', 'read'],
  },
  { name: 'card-read', path: card, steps: ['read'] },
  { name: 'card-fields-by-tab', path: card, steps: times(22, 'Tab') },
  { name: 'card-empty', path: card, steps: ['focus submit', 'Return', ...times(9, 'Tab')] },
  { name: 'card-layout', path: card, steps: ['focus cardSelection.layout', focusMode, 'Down', 'Tab', 'Tab'] },
  { name: 'card-customer-read', path: card, visitor: 'customer', steps: ['read'] },
  {
    name: 'card-customer-empty',
    path: card,
    visitor: 'customer',
    steps: ['focus submit', 'Return', ...times(3, 'Tab')],
  },
  {
    name: 'card-customer-edits-address',
    path: card,
    visitor: 'resident',
    steps: [...plastic, 'focus Adresse ändern', 'Return', ...times(12, 'Tab')],
  },
  {
    name: 'card-customer-unsaved-address',
    path: card,
    visitor: 'resident',
    steps: [
      ...plastic,
      'focus Adresse ändern',
      'Return',
      ...times(6, 'Tab'),
      'type x',
      'Escape',
      'Tab',
      'Escape',
    ],
  },
  { name: 'consents-read', path: '/consents', steps: ['read'] },
  { name: 'consents-customer-read', path: '/consents', visitor: 'customer', steps: ['read'] },
  { name: 'consents-customer-by-tab', path: '/consents', visitor: 'customer', steps: times(8, 'Tab') },
  { name: 'thanks-standalone-read', path: '/thank-you/standalone', steps: ['read'] },
  { name: 'thanks-checkout-read', path: '/thank-you/checkout', steps: ['read'] },
  { name: 'thanks-card-read', path: '/thank-you/loyalty-card', steps: ['read'] },
  { name: 'missing-page-read', path: '/address-input/nonsense', steps: ['read'] },
];
