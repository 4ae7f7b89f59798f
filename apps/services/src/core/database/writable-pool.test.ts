import { expect, it } from 'vitest';
import { hostsOf } from './writable-pool.ts';

it.each([
  ['postgres://db/shop', ['postgres://db/shop']],
  ['postgres://crema:a,b@db/shop', ['postgres://crema:a,b@db/shop']],
  [
    'postgresql://crema:p%40ss@one:5432,two:5433,[::1]/shop?sslmode=require',
    [
      'postgresql://crema:p%40ss@one:5432/shop?sslmode=require',
      'postgresql://crema:p%40ss@two:5433/shop?sslmode=require',
      'postgresql://crema:p%40ss@[::1]/shop?sslmode=require',
    ],
  ],
  ['postgres://one,two/shop', ['postgres://one/shop', 'postgres://two/shop']],
])('the hosts of %s are taken apart, and nothing else', (url, hosts) => {
  expect(hostsOf(url)).toEqual(hosts);
});
