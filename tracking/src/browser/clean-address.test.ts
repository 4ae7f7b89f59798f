import { expect, test } from 'vitest';
import { cleanAddress } from './clean-address.ts';

test.each([
  ['https://shop.example/coffee', 'https://shop.example/coffee'],
  [
    'https://shop.example/?utm_source=mail&email=ada%40crema.example&token=t&q=beans#id=5',
    'https://shop.example/?utm_source=mail&q=beans',
  ],
  ['https://shop.example/?q=order+of+ada%2540crema.example', 'https://shop.example/?q=order+of+%28e-mail%29'],
  ['https://shop.example/ada%40crema.example/orders', 'https://shop.example/(e-mail)/orders'],
  ['https://shop.example/ada＠crema.example', 'https://shop.example/(e-mail)'],
  ['no address', ''],
])('%s is sent as %s', (url, sent) => {
  expect(cleanAddress(url)).toBe(sent);
});
