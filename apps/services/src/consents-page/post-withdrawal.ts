import type { Handler } from 'hono';
import { isWithdrawable, withdrawConsent } from '../consents/withdraw-consent.ts';
import type { FormServices } from '../forms/form-services.ts';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import type { PageServices } from '../pages/page-services.ts';
import { loggedInAs } from '../sessions/logged-in-as.ts';
import { takeButton, withWithdrawn } from './posted-button.ts';
import { orShowProblem } from './show-problem.ts';

/**
 * `POST /service/registration/withdrawal/:kind`: takes a consent back by a button without JavaScript, and leads to the page, which
 * says so.
 */
export const postWithdrawal =
  (services: FormServices & PageServices): Handler<AppEnv> =>
  async (c) => {
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
  };
