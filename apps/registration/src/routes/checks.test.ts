import { siteFor } from '@crema/flow-domain';
import { expect, test } from 'vitest';
import { checks, type Visit } from './checks.ts';
import { routes } from './routes.ts';

const nobody: Visit = { site: siteFor('DE'), leadsTo: () => '/next' };
const customer: Visit = { ...nobody, customer: { firstName: 'Erika', lastName: 'Muster' } };
const member: Visit = {
  ...nobody,
  customer: { firstName: 'Erika', lastName: 'Muster', isCommunityMember: true },
};
const elsewhere: Visit = { ...nobody, site: { ...siteFor('DE'), community: false } };

test.each([
  ['newcomer', { nobody: undefined, customer: '/next', member: '/next', elsewhere: undefined }],
  [
    'community-registration',
    { nobody: undefined, customer: '/community-request', member: '/community-request', elsewhere: '/signup' },
  ],
  [
    'community-request',
    {
      nobody: '/community-registration',
      customer: undefined,
      member: '/community-welcome',
      elsewhere: '/signup',
    },
  ],
  [
    'community-welcome',
    {
      nobody: '/community-registration',
      customer: '/community-request',
      member: undefined,
      elsewhere: '/signup',
    },
  ],
])('the check %s lets in whom it should', (name, expected) => {
  const check = checks[name];
  expect({
    nobody: check?.(nobody),
    customer: check?.(customer),
    member: check?.(member),
    elsewhere: check?.(elsewhere),
  }).toEqual(expected);
});

test('every check that a route names is there', () => {
  const named = routes.flatMap(({ check }) => check ?? []);
  expect(named.filter((check) => !Object.hasOwn(checks, check))).toEqual([]);
});
