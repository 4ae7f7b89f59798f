import type { Handler } from 'hono';
import type { FormServices } from '../forms/form-services.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { PageServices } from '../pages/page-services.ts';
import { type Call, described } from '../reference/described.ts';
import { logOut } from '../sessions/log-out.ts';
import { loggedInAs } from '../sessions/logged-in-as.ts';
import { postedButton, takeButton } from './posted-button.ts';
import { orShowProblem } from './show-problem.ts';

const call: Call = {
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
 * `POST /service/registration/logout`: logs out by a button without JavaScript, and leads to the page as anybody sees it. Who is not
 * logged in needs no token for that: another site is refused by its origin.
 */
export const postLogout = (services: FormServices & PageServices): Handler<AppEnv> =>
  described(call, async (c) => {
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
