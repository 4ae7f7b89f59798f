import { expect, test } from 'vitest';
import { admit, type RouteChecks } from './route-checks.ts';

const checks: RouteChecks<{ readonly name?: string }> = {
  member: ({ name }) => (name ? undefined : '/join'),
};

test.each([
  ['a page without a check admits every visitor', undefined, {}, { kind: 'admitted' }],
  ['a visitor whom the check admits sees the page', 'member', { name: 'Erika' }, { kind: 'admitted' }],
  ['any other visitor is led elsewhere', 'member', {}, { kind: 'elsewhere', location: '/join' }],
  ['a check that does not exist admits no visitor', 'customer', {}, { kind: 'unknown-check' }],
  ['a property of every object is no check', 'constructor', {}, { kind: 'unknown-check' }],
])('%s', (_, check, visit, admission) => {
  expect(admit({ check }, visit, checks)).toEqual(admission);
});
