import { siteKeys } from '@crema/flow-domain';
import { expect, test } from 'vitest';
import { hosts } from './crema/brand.ts';
import { hostsOf } from './hosts-of.ts';

const siteOf = hostsOf(hosts);

test.each([
  ['www.crema.example', 'DE'],
  ['de.localhost', 'DE'],
  ['ch-fr.crema.example', 'CH_FR'],
  ['ch-fr.localhost', 'CH_FR'],
  ['tr.crema.example', 'TR'],
])('%s is the site %s', (host, site) => {
  expect(siteOf[host]).toBe(site);
});

test('every site has its public host and one for development', () => {
  expect(Object.values(siteOf).sort()).toEqual([...siteKeys, ...siteKeys].sort());
});
