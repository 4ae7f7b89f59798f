import type { Handler } from 'hono';
import { isWithdrawable, withdrawConsent } from '../consents/customer-consents.ts';
import type { FormServices } from '../forms/form-services.ts';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import type { PageServices } from '../pages/page-services.ts';
import { type Call, described } from '../reference/described.ts';
import { withdrawableKind } from '../reference/parameters.ts';
import { loggedInAs } from '../sessions/logged-in-as.ts';
import { postedButton, takeButton, withWithdrawn } from './posted-button.ts';
import { orShowProblem } from './show-problem.ts';

const call: Call = {
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

/**
 * `POST /service/registration/withdrawal/:kind`: takes a consent back by a button without JavaScript, and leads to the page, which
 * says so.
 */
export const postWithdrawal = (services: FormServices & PageServices): Handler<AppEnv> =>
  described(call, async (c) => {
    const kind = c.req.param('kind') ?? '';
    if (!isWithdrawable(kind)) return problem(c, 404, [{ code: 'NOT_FOUND' }]);
    const button = await takeButton(c, services);
    if (button instanceof Response) return button;
    return await orShowProblem(c, services, button, async () => {
      const loginId = await loggedInAs(c, services);
      const { isOfCustomer } = button;
      // As everywhere, the token comes first; whoever is logged out is told what helps.
      if (loginId === undefined) return { status: isOfCustomer ? 401 : 403, problem: 'notLoggedIn' };
      if (!isOfCustomer) return { status: 403, problem: 'sessionExpired' };
      const { db, consentKeys } = services;
      const known = await withdrawConsent(db, consentKeys, { loginId, kind, now: services.now() });
      if (!known) return { status: 401, problem: 'notLoggedIn' };
      c.header('Cache-Control', 'no-store');
      return c.redirect(withWithdrawn(button.address, kind), 303);
    });
  });
