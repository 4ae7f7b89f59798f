import { expect, it } from 'vitest';
import { networkOf, senderAddress } from './sender-address.ts';

const peer = '10.0.0.7';

it.each([
  ['nobody is believed where there is no proxy', '203.0.113.9', 0, peer],
  ['one proxy adds the last', '203.0.113.9', 1, '203.0.113.9'],
  ['what stands before it anybody can have written', '198.51.100.1, 203.0.113.9', 1, '203.0.113.9'],
  ['of two proxies the outer one saw the sender', '198.51.100.1, 203.0.113.9, 10.0.0.3', 2, '203.0.113.9'],
  ['who came by fewer is who opened the connection', '198.51.100.1', 2, peer],
  ['a port is no part of it', '203.0.113.9:4711', 1, '203.0.113.9'],
  ['nor are brackets', '[2001:db8::1]:4711', 1, '2001:db8::1'],
  ['nor is a zone', 'fe80::1%eth0', 1, 'fe80::1'],
  ['what is no address is not believed', 'unknown', 1, peer],
  ['nor is nothing', '', 1, peer],
])('%s', (_, forwarded, proxies, expected) => {
  expect(senderAddress(peer, forwarded, proxies)).toBe(expected);
});

it('nobody is anybody where there is no connection', () => {
  expect(senderAddress(undefined, undefined, 0)).toBeUndefined();
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
])('%s stands for %s', (address, expected) => {
  expect(networkOf(address)).toBe(expected);
});
