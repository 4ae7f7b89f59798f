import { siteKeys } from '@crema/flow-domain';
import type { Parameter } from './described-call.ts';

/** Parameters that more than one call takes. */
export const parameters = {
  token: {
    name: 'X-CSRF-Token',
    in: 'header',
    about: 'The value of the cookie `__Host-csrf`, which `GET csrf` sets.',
  },
  site: { name: 'X-Site', in: 'header', about: 'The site the page was on.', values: siteKeys },
  key: {
    name: 'Idempotency-Key',
    in: 'header',
    about:
      'Drawn anew for each form that is sent, and sent again with the same one: under one key it happens once.',
    format: 'uuid',
  },
  proof: {
    name: 'X-Challenge-Proof',
    in: 'header',
    about: 'Proves that somebody is no program, where the shop asks for it.',
    isOptional: true,
  },
  withdrawable: {
    name: 'kind',
    in: 'path',
    about: 'The consent. The others end with the customer service.',
    values: ['newsletter', 'dne', 'cmc'],
  },
} as const satisfies Readonly<Record<string, Parameter>>;
