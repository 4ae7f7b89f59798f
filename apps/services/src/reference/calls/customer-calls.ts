import type { DescribedCall } from './described-call.ts';
import { parameters } from './parameters.ts';

/** Calls about the customer who is logged in. */
export const customerCalls: readonly DescribedCall[] = [
  {
    id: 'customer',
    path: '/registration/api/v1/customers/me',
    method: 'GET',
    group: 'Customers',
    title: 'The customer who is logged in',
    about: 'Asked by a page that shows an address and was reached without a load.',
    needs: 'session',
    success: { status: 200, about: 'What forms know of the customer.', schema: 'Customer' },
    refuses: ['origin', 'login', 'unavailable'],
  },
  {
    id: 'customerConsents',
    path: '/registration/api/v1/customers/me/consents',
    method: 'GET',
    group: 'Customers',
    title: 'What the customer has consented to',
    about: 'The last decision about every consent, and which of them can be withdrawn.',
    needs: 'session',
    success: { status: 200, about: 'The decisions.', schema: 'CustomerConsents' },
    refuses: ['origin', 'login', 'unavailable'],
  },
  {
    id: 'withdrawConsent',
    path: '/registration/api/v1/customers/me/consents/:kind',
    method: 'DELETE',
    group: 'Customers',
    title: 'Withdraw a consent',
    about:
      'Takes a consent back. A repeated call changes nothing more. The body is said to be JSON, and nothing of it is read.',
    needs: 'token',
    parameters: [parameters.withdrawable, parameters.token],
    body: {
      mediaType: 'application/json',
      isOptional: true,
      about: 'The media type is demanded, because a form of another site cannot say it.',
    },
    success: { status: 204, about: 'Withdrawn.' },
    refuses: ['nowhere', 'tooLong', 'mediaType', 'origin', 'token', 'login', 'unavailable'],
  },
];
