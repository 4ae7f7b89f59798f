import { expect, test } from 'vitest';
import { splitNumber } from './take-number.ts';

const select = (value: string, ...values: string[]) => ({
  value,
  options: values.map((each) => ({ value: each })),
});
const countries = select('+49', '+49', '+43', '+420', '+421', '+1');
const networks = select('', '', '505', '532');
const chosen = select('505', '', '505', '532');

test.each([
  ['+43 660 1234567', countries, '+43', '660 1234567'],
  ['0043 660 1234567', countries, '+43', '660 1234567'],
  ['+43 (0)660 1234567', countries, '+43', '660 1234567'],
  ['(+43) 660/1234567', countries, '+43', '660/1234567'],
  ['+420601123456', countries, '+420', '601123456'],
  ['+49 30 123456', countries, '+49', '30 123456'],
  ['0532 123 45 67', networks, '532', '123 45 67'],
  ['0532 123 45 67', chosen, '532', '123 45 67'],
  ['+90 532 123 45 67', chosen, '532', '123 45 67'],
  ['+90 (0532) 123 45 67', chosen, '532', '123 45 67'],
  ['0090 532 1234567', networks, '532', '1234567'],
  ['5321234567', networks, '532', '1234567'],
] as const)('%s is %3$s and %4$s', (text, from, prefix, rest) =>
  expect(splitNumber(text, from)).toEqual([prefix, rest]),
);

test.each([
  ['+44 20 123456', countries],
  ['43 660 1234567', countries],
  ['0660 1234567', countries],
  ['+43', countries],
  ['5321234', chosen],
  ['1234567', networks],
  ['', networks],
  ['keine Angabe', countries],
] as const)('%s stays', (text, from) => expect(splitNumber(text, from)).toBeUndefined());
