/** The invoice address of a customer. */
import { fill, times } from './steps.mjs';

const address = { path: '/address-input/standalone', visitor: 'customer' };

/** @type {readonly import('../scenario.mjs').Scenario[]} */
export const addresses = [
  { ...address, name: 'address-read', steps: ['read'] },
  {
    ...address,
    name: 'address-fields-by-tab',
    once: ['Die PLZ und der Ort sind Pflichtfelder'],
    steps: times(16, 'Tab'),
  },
  { ...address, name: 'address-empty', steps: ['focus submit', 'Return', ...times(6, 'Tab')] },
  {
    ...address,
    name: 'address-postal-suggestion',
    steps: ['focus address.postalCode', 'type 506', 'Down', 'Down', 'Return', 'shift+Tab'],
  },
  {
    ...address,
    name: 'address-postal-suggestion-refused',
    steps: ['focus address.postalCode', 'type 506', 'Down', 'Escape', 'Tab'],
  },
  {
    ...address,
    name: 'address-no-house-number',
    steps: [
      fill({ 'address.postalCode': '50667' }),
      fill({ 'address.postalTown': 'Köln' }),
      'focus address.streetAddress',
      'type Domkloster',
      'Tab',
    ],
  },
  {
    ...address,
    name: 'address-postal-code-wrong',
    steps: ['focus address.postalCode', 'type 5066', 'Tab', 'shift+Tab'],
  },
  {
    ...address,
    name: 'address-in-turkey',
    steps: ['focus address.countryCode', fill({ 'address.countryCode': 'TR' }), ...times(10, 'Tab')],
  },
  {
    ...address,
    name: 'address-in-turkey-empty',
    steps: [fill({ 'address.countryCode': 'TR' }), 'focus submit', 'Return', ...times(5, 'Tab')],
  },
  {
    ...address,
    name: 'address-in-turkey-district',
    steps: [
      fill({ 'address.countryCode': 'TR' }),
      'focus address.postalTown',
      'type İstanbul',
      'Tab',
      'Down',
      'Tab',
    ],
  },
  {
    ...address,
    name: 'address-in-austria',
    steps: ['focus address.countryCode', fill({ 'address.countryCode': 'AT' }), ...times(6, 'Tab')],
  },
];
