import type { FlowEvent } from '@crema/flow-form';
import { expect, test } from 'vitest';
import { leadsOf } from './leads.ts';

const person = { salutation: 'MRS', firstName: 'Erika', lastName: 'Muster' } as const;
const registered = { type: 'registered', loginId: 'l1', person, hasAddress: false } as const;

test.each<[FlowEvent, readonly string[]]>([
  [{ flow: 'standalone', ...registered, hasAccount: true, newsletter: undefined }, ['registration']],
  [{ flow: 'standalone', ...registered, hasAccount: true, newsletter: true }, ['registration', 'newsletter']],
  [{ flow: 'checkout', ...registered, hasAccount: false, newsletter: true }, ['newsletter']],
  [
    {
      flow: 'checkout',
      ...registered,
      hasAccount: false,
      newsletter: false,
    },
    [],
  ],
  [{ flow: 'standalone', type: 'consentChanged', consent: 'newsletter', given: true }, []],
  [{ flow: 'standalone', type: 'submitted', effort: [] }, []],
])('%j is the leads %j', (event, leads) => {
  expect(leadsOf(event).map(({ lead_id }) => lead_id)).toEqual(leads);
});
