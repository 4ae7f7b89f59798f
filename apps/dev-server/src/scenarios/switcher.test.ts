import { expect, test } from 'vitest';
import { switcher } from './switcher.ts';
import type { Visitors } from './visitors.ts';

const become = async () => {};
const visitors: Visitors = {
  newcomer: { label: 'Newcomer', become },
  company: { label: 'Company <Nord>', become, isOn: (site) => site !== 'TR' },
};
const shown = (address: string, site: string, visitor?: string) =>
  switcher(new URL(address), site, { visitor }, visitors);

test('the control names the chosen scenarios and marks their links', () => {
  const control = shown('http://localhost:3000/signup', 'DE', 'company');
  expect(control).toContain('<summary>Scenario: Company &lt;Nord> · Working</summary>');
  expect(control).toContain('<a href="?scenario=company" aria-current="true">Company &lt;Nord></a>');
  expect(control).toContain('<a href="?scenario=newcomer">Newcomer</a>');
  expect(control).toContain('<a href="?scenario=working" aria-current="true">Working</a>');
});

test('the control names a state of tracking that is not the usual one', () => {
  const control = switcher(
    new URL('http://localhost:3000/signup'),
    'DE',
    { tracking: 'tracker-down' },
    visitors,
  );
  expect(control).toContain('<summary>Scenario: Working · Consent given, tracker down: 503</summary>');
});

test('a site lists only the visitors that it can have', () => {
  expect(shown('http://localhost:3000/signup', 'TR')).not.toContain('?scenario=company"');
  expect(shown('http://localhost:3000/signup', 'AT')).toContain('?scenario=company"');
});

test('a link keeps the rest of the address, and a link to another host carries the choice', () => {
  expect(shown('http://localhost:3000/signup?subscription=COFFEE', 'DE')).toContain(
    '<a href="?subscription=COFFEE&amp;scenario=slow">Slow: 3 seconds</a>',
  );
  expect(shown('http://localhost:3000/signup', 'DE')).toContain('<a href="?site=PL">PL</a>');
  expect(shown('http://de.localhost:3000/signup', 'DE', 'newcomer')).toContain(
    'http://pl.localhost:3000/signup?scenario=newcomer&amp;scenario=working&amp;scenario=asked"',
  );
});
