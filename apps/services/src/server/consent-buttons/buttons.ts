import type { Handler } from 'hono';
import { isWithdrawable, withdrawConsent } from '../../core/consents/customer-consents.ts';
import { giveConsent } from '../../core/consents/give-consent.ts';
import { formAddress } from '../forms/form-address.ts';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import { type Call, described } from '../reference/described.ts';
import { inPath, withdrawableKind } from '../reference/parameters.ts';
import type { FormServices, PageServices } from '../services.ts';
import { loggedInAs, logOut } from '../sessions/login.ts';
import {
  orShowProblem,
  postedButton,
  type PostedButton,
  takeButton,
  type Trouble,
  withNotice,
} from './posted-button.ts';

type ButtonServices = Pick<PageServices, 'bundle' | 'trustProxy'>;

const reloadCall = {
  group: 'Forms without JavaScript',
  about: 'Loads the page of consents, if a visitor loads the answer to a post again.',
  success: { status: 303, about: 'The page of consents.', headers: { Location: 'Its address.' } },
} as const satisfies Partial<Call>;

const withdrawalCall: Call = {
  ...reloadCall,
  id: 'getWithdrawal',
  title: 'Load a refused withdrawal again',
  parameters: [inPath('kind', 'Any text.')],
};

const logoutCall: Call = { ...reloadCall, id: 'getLogout', title: 'Load a refused logout again' };

/** The path of a button is in the address bar after a refusal. If the browser loads it again, it gets the page. */
const getButton =
  ({ bundle, trustProxy }: ButtonServices): Handler<AppEnv> =>
  (c) => {
    if (!bundle.consentsPage) return problem(c, 404, [{ code: 'NOT_FOUND' }]);
    c.header('Cache-Control', 'no-store');
    return c.redirect(withNotice(formAddress(c, bundle.consentsPage, undefined, trustProxy)), 303);
  };

/** `GET /service/registration/withdrawal/:kind` */
export const getWithdrawal = (services: ButtonServices): Handler<AppEnv> =>
  described(withdrawalCall, getButton(services));

/** `GET /service/registration/consent/:kind` */
export const getGiving = (services: ButtonServices): Handler<AppEnv> =>
  described(
    {
      ...reloadCall,
      id: 'getGiving',
      title: 'Load a refused consent again',
      parameters: [inPath('kind', 'Any text.')],
    },
    getButton(services),
  );

/** `GET /service/registration/logout` */
export const getLogout = (services: ButtonServices): Handler<AppEnv> =>
  described(logoutCall, getButton(services));

const postLogoutCall: Call = {
  ...postedButton,
  id: 'postLogout',
  title: 'Log out by its button',
  about:
    'Ends the session and leads to the page of consents as anybody sees it. Whoever is not logged in needs no token for that.',
  success: {
    status: 303,
    about: 'Logged out.',
    headers: { Location: 'The page of consents.', 'Set-Cookie': 'Removes the cookies of the session.' },
  },
};

/**
 * Handles `POST /service/registration/logout`. Logs the customer out by a button without JavaScript, and redirects to the page for
 * visitors. A visitor needs no token for it, because a post from another site is refused by its origin.
 */
export const postLogout = (services: FormServices & PageServices): Handler<AppEnv> =>
  described(postLogoutCall, async (c) => {
    const button = await takeButton(c, services);
    if (button instanceof Response) return button;
    return await orShowProblem(c, services, button, async () => {
      const loginId = await loggedInAs(c, services);
      if (loginId !== undefined && !button.isOfCustomer) return { status: 403, problem: 'sessionExpired' };
      await logOut(c, services);
      c.header('Cache-Control', 'no-store');
      return c.redirect(button.address, 303);
    });
  });

const postWithdrawalCall: Call = {
  ...postedButton,
  id: 'postWithdrawal',
  title: 'Withdraw a consent by its button',
  about:
    'Takes a consent back and leads to the page of consents, which says so. `csrfToken` is the one of the customer’s own page. What goes ' +
    'wrong stands on that page.',
  parameters: [withdrawableKind],
  success: {
    status: 303,
    about: 'Withdrawn.',
    headers: { Location: 'The page of consents, with what was withdrawn.' },
  },
  refuses: ['nowhere', 'login'],
};

/** Runs the action of a button that belongs to a customer and to one kind of consent. */
const ofKind =
  (
    services: FormServices & PageServices,
    act: (asked: {
      readonly loginId: string;
      readonly kind: string;
      readonly button: PostedButton;
    }) => Promise<boolean | Trouble>,
    notice: 'withdrawn' | 'given',
  ): Handler<AppEnv> =>
  async (c) => {
    const kind = c.req.param('kind') ?? '';
    if (!isWithdrawable(kind)) return problem(c, 404, [{ code: 'NOT_FOUND' }]);
    const button = await takeButton(c, services);
    if (button instanceof Response) return button;
    return await orShowProblem(c, services, button, async () => {
      const loginId = await loggedInAs(c, services);
      const { isOfCustomer } = button;
      // The token is checked first, as in every call. A visitor without a session reads that a login helps.
      if (loginId === undefined) return { status: isOfCustomer ? 401 : 403, problem: 'notLoggedIn' };
      if (!isOfCustomer) return { status: 403, problem: 'sessionExpired' };
      const done = await act({ loginId, kind, button });
      if (typeof done === 'object') return done;
      if (!done) return { status: 401, problem: 'notLoggedIn' };
      c.header('Cache-Control', 'no-store');
      return c.redirect(withNotice(button.address, notice, kind), 303);
    });
  };

/**
 * Handles `POST /service/registration/withdrawal/:kind`. Withdraws a consent by a button without JavaScript, and redirects to the
 * page, which confirms it.
 */
export const postWithdrawal = (services: FormServices & PageServices): Handler<AppEnv> =>
  described(
    postWithdrawalCall,
    ofKind(
      services,
      async ({ loginId, kind }) => await withdrawConsent(services, { loginId, kind, now: services.now() }),
      'withdrawn',
    ),
  );

/**
 * Handles `POST /service/registration/consent/:kind`. Gives a consent that was withdrawn or refused, with the text in force. If the page
 * showed another one, it comes back with that in force.
 */
export const postGiving = (services: FormServices & PageServices): Handler<AppEnv> =>
  described(
    {
      ...postWithdrawalCall,
      id: 'postGiving',
      title: 'Give a consent by its button',
      about:
        'Gives a consent that was withdrawn or refused, and leads to the page of consents, which says so. `version` is that of the document ' +
        'in force. A newsletter waits for a link in a mail, unless the e-mail address is confirmed.',
      success: {
        status: 303,
        about: 'Given.',
        headers: { Location: 'The page of consents, with what was given.' },
      },
    },
    ofKind(
      services,
      async ({ loginId, kind, button: { site, fields } }) => {
        const document = services.bundle.documents(site).find((each) => each.kind === kind);
        if (!document || document.version !== fields['version'])
          return { status: 409, problem: 'alreadySent' };
        return await giveConsent(services, { loginId, site, document });
      },
      'given',
    ),
  );
