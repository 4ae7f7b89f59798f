import { blank, type Fault, inField } from './fault.ts';

const requiredKeys = ['passwordIsRequired', 'passwordIsRequiredCS'] as const;

/** Faults of the e-mail address and the password. */
export const accountFaults: readonly Fault[] = [
  inField('emailIsRequired', 'email', blank),
  inField('emailIsInvalid', 'email', [
    'anna',
    'anna@example',
    '@example.org',
    'anna@@example.org',
    'anna@example..org',
    '.anna@example.org',
    'anna.@example.org',
    'an na@example.org',
    'jürgen@example.org',
    'anna@-example.org',
    'anna@example.o',
    'anna@example.123',
    `${'x'.repeat(65)}@example.org`,
    `anna@${'x'.repeat(64)}.org`,
  ]),
  inField('emailMaxLength', 'email', [
    `a@${'b.'.repeat(125)}exam.org`,
    'x'.repeat(256),
    `${'😀'.repeat(200)}@a.de`,
  ]),
  ...requiredKeys.map((key) =>
    inField(key, 'password', ({ required, requiredKey }) =>
      required && requiredKey === key ? ['', '   ', '          ', '\u00a0'] : [],
    ),
  ),
  inField('passwordMinLength', 'password', ['Kaffee7', '😀😀😀', ' abc ', 'x']),
  inField('passwordMaxLength', 'password', ['p'.repeat(65), '😀'.repeat(33), ` ${'p'.repeat(64)}`]),
];
