/** The sign-up. */
import { erika } from '../../e2e/support/shopper.ts';
import { takenEmail } from '../page.mjs';
import { fill, focusMode, times } from './steps.mjs';

const path = '/signup';

/** @type {readonly import('../scenario.mjs').Scenario[]} */
export const signup = [
  { name: 'signup-read', path, steps: ['read'] },
  {
    name: 'signup-fields-by-tab',
    path,
    once: ['legen Sie ein Passwort fest'],
    steps: times(22, 'Tab'),
  },
  { name: 'signup-backwards', path, steps: ['focus submit', ...times(8, 'shift+Tab')] },
  { name: 'signup-headings', path, steps: ['h', 'h', 'h'] },
  { name: 'signup-landmarks', path, steps: ['m', 'm', 'm', 'm', 'm'] },
  { name: 'signup-line-by-line', path, steps: times(12, 'Down') },
  { name: 'signup-skip-link', path, steps: ['Tab', 'Return', 'Tab'] },
  { name: 'signup-empty', path, steps: ['focus submit', 'Return', ...times(7, 'Tab')] },
  {
    name: 'signup-empty-by-enter',
    path,
    steps: ['focus personalData.lastName', 'Return', ...times(7, 'Tab')],
  },
  {
    name: 'signup-empty-twice',
    path,
    steps: ['focus submit', 'Return', 'focus submit', 'Return'],
  },
  {
    name: 'signup-errors-corrected',
    path,
    steps: [
      'focus submit',
      'Return',
      'Down',
      'Tab',
      'type Erika',
      'Tab',
      'type Muster',
      'Tab',
      'type 03021985',
      'shift+Tab',
      'shift+Tab',
      'shift+Tab',
      'shift+Tab',
      'shift+Tab',
    ],
  },
  { name: 'signup-salutation', path, steps: ['focus personalData.salutation', 'Down', 'Down', 'Up', 'Tab'] },
  {
    name: 'signup-company',
    path,
    steps: [
      'focus personalData.salutation',
      fill({ 'personalData.salutation': 'COMPANY' }),
      'Tab',
      'Tab',
      'Tab',
      'Tab',
    ],
  },
  {
    name: 'signup-birth-date-impossible',
    path,
    once: ['Fehler: '],
    steps: ['focus personalData.birthDate.day', 'type 31021985', 'Tab'],
  },
  {
    name: 'signup-birth-date-too-young',
    path,
    once: ['Fehler: '],
    steps: ['focus personalData.birthDate.day', 'type 03022022', 'Tab'],
  },
  {
    name: 'signup-birth-date-incomplete',
    path,
    steps: ['focus personalData.birthDate.day', 'type 03', 'Tab', 'Tab'],
  },
  {
    name: 'signup-email-wrong',
    path,
    once: ['fehlt das @'],
    steps: ['focus email', 'type erika', 'Tab', 'Tab'],
  },
  {
    name: 'signup-email-wrong-again',
    path,
    steps: ['focus email', 'type erika', 'Tab', 'shift+Tab', 'Tab'],
  },
  {
    name: 'signup-email-suggestion',
    path,
    steps: ['focus email', 'type erika@gmial.com', 'Tab', 'shift+Tab', 'space', 'Tab'],
  },
  {
    name: 'signup-email-suggestion-refused',
    path,
    steps: ['focus email', 'type erika@gmial.com', 'Tab', 'Tab', 'Tab'],
  },
  {
    name: 'signup-password-shown',
    path,
    steps: ['focus password', 'type Kaffee123', 'Tab', 'space', 'shift+Tab', 'Tab', 'space', 'shift+Tab'],
  },
  {
    name: 'signup-password-weak',
    path,
    once: ['Fehler: '],
    steps: ['focus password', 'type kaffee', 'Tab', 'Tab'],
  },
  {
    name: 'signup-password-strength',
    path,
    steps: ['focus password', 'type Kaf', 'type fee', 'type 123!', 'type Bohne'],
  },
  { name: 'signup-card', path, steps: ['focus cardMembership', 'space', ...times(6, 'Tab')] },
  { name: 'signup-card-taken-back', path, steps: ['focus cardMembership', 'space', 'space', 'Tab'] },
  {
    name: 'signup-card-of-plastic',
    path,
    steps: ['focus cardMembership', 'space', 'Tab', focusMode, 'Down', ...times(8, 'Tab')],
  },
  {
    name: 'signup-consent',
    path,
    steps: [
      'focus consents.newsletter',
      'space',
      'space',
      'Tab',
      'Return',
      focusMode,
      'Down',
      'Down',
      'Down',
      'Tab',
    ],
  },
  {
    name: 'signup-taken-email',
    path,
    steps: [fill({ ...erika, email: takenEmail }), 'focus submit', 'Return', 'Tab', 'Tab'],
    visitor: 'known',
  },
  {
    name: 'signup-done',
    path,
    steps: [fill({ ...erika, email: 'orca@example.com' }), 'focus submit', 'Return', 'read'],
    once: ['Willkommen, Erika! Überschrift'],
  },
];
