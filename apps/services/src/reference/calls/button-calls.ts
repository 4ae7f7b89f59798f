import type { RefusalName } from '../refusals.ts';
import type { DescribedCall } from './described-call.ts';
import { parameters } from './parameters.ts';

const taken: readonly RefusalName[] = ['tooLong', 'mediaType', 'origin', 'token', 'login', 'unavailable'];

const posted = {
  method: 'POST',
  group: 'Forms without JavaScript',
  body: {
    mediaType: 'application/x-www-form-urlencoded',
    schema: 'Form',
    example: { site: 'DE', csrfToken: 'the value of the cookie `__Host-csrf`' },
  },
  onPage: { alone: [401, 503], too: [403] },
} as const satisfies Partial<DescribedCall>;

const loadedAgain = {
  method: 'GET',
  group: 'Forms without JavaScript',
  about: 'Leads whoever loads the answer to a post again to the page of consents.',
  success: { status: 303, about: 'The page of consents.', headers: { Location: 'Its address.' } },
} as const satisfies Partial<DescribedCall>;

/** The buttons of the page of consents without JavaScript: each is a form of its own. */
export const buttonCalls: readonly DescribedCall[] = [
  {
    ...posted,
    id: 'postWithdrawal',
    path: '/registration/withdrawal/:kind',
    title: 'Withdraw a consent by its button',
    about:
      'Takes a consent back and leads to the page of consents, which says so. `csrfToken` is the one of the customer’s own page. What goes ' +
      'wrong is told on that page.',
    parameters: [parameters.withdrawable],
    success: {
      status: 303,
      about: 'Withdrawn.',
      headers: { Location: 'The page of consents, with what was withdrawn.' },
    },
    refuses: ['nowhere', ...taken],
  },
  {
    ...loadedAgain,
    id: 'getWithdrawal',
    path: '/registration/withdrawal/:kind',
    title: 'Load a refused withdrawal again',
    parameters: [{ name: 'kind', in: 'path', about: 'Any text.' }],
    refuses: ['unavailable'],
  },
  {
    ...posted,
    id: 'postLogout',
    path: '/registration/logout',
    title: 'Log out by its button',
    about:
      'Ends the session and leads to the page of consents as anybody sees it. Whoever is not logged in needs no token for that.',
    success: {
      status: 303,
      about: 'Logged out.',
      headers: { Location: 'The page of consents.', 'Set-Cookie': 'Removes the cookies of the session.' },
    },
    refuses: taken.filter((name) => name !== 'login'),
  },
  {
    ...loadedAgain,
    id: 'getLogout',
    path: '/registration/logout',
    title: 'Load a refused logout again',
    refuses: ['unavailable'],
  },
];
