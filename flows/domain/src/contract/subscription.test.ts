import { expect, test } from 'vitest';
import { planFor } from '../flows/index.ts';
import { siteFor } from '../sites/index.ts';
import { registrationFlows } from './registration.ts';
import { subscriptionOf } from './subscription.ts';

test.each([
  ['standalone', {}, 'COFFEE', 'COFFEE'],
  ['standalone', {}, 'coffee', 'COFFEE'],
  ['standalone', {}, 'TEA', undefined],
  ['standalone', {}, '', undefined],
  ['standalone', {}, null, undefined],
  ['checkout', {}, 'Coffee', 'COFFEE'],
  ['checkout', { withAddress: true, passwordRequired: true }, 'COFFEE', 'COFFEE'],
  ['checkout', { hidePassword: true }, 'COFFEE', undefined],
  // A password that is required is shown.
  ['checkout', { hidePassword: true, passwordRequired: true }, 'COFFEE', 'COFFEE'],
  ['community', {}, 'COFFEE', undefined],
  ['community-request', {}, 'COFFEE', undefined],
  ['loyalty-card', {}, 'COFFEE', undefined],
] as const)('%s %j opened with the subscription %j is for %j', (flow, variant, asked, subscription) => {
  expect(subscriptionOf({ flow, variant }, asked)).toBe(subscription);
});

test('a form is opened for a subscription only where it asks for the password it needs', () => {
  for (const flow of registrationFlows) {
    for (const variant of [{}, { hidePassword: true }, { passwordRequired: true }]) {
      const subscription = subscriptionOf({ flow, variant }, 'COFFEE');
      const { fields } = planFor(flow, siteFor('DE'), { ...variant, subscription });
      const password = fields.find(({ kind }) => kind === 'password');
      if (subscription)
        expect(password).toMatchObject({ required: true, requiredKey: 'passwordIsRequiredCS' });
    }
  }
});
