import type { Handler } from 'hono';
import { findLogin } from '../../core/accounts/log-in.ts';
import type { AppEnv } from '../http/app-env.ts';
import { described } from '../reference/described.ts';
import type { FormServices } from '../services.ts';
import { logIn } from '../sessions/login.ts';
import { accountCall, bodyOf, leadTo, showAgain, takeAccountForm, withinLimits } from './account-form.ts';
import { forgetEmail, rememberEmail } from './known-email.ts';

/**
 * Handles `POST /service/registration/login`. The answer to an unknown address is the one to a wrong password. With the button of a
 * forgotten password, the address goes along to its page, and so does `returnTo`.
 */
export const postLogin = (services: FormServices): Handler<AppEnv> =>
  described(
    {
      ...accountCall,
      id: 'postLogin',
      title: 'Log in by a form',
      about:
        'Begins a session under a new id, and leads to the allow-listed `returnTo` of the page’s address, or to the account. With ' +
        '`forgotten` it leads to the page for a new password instead.',
      body: bodyOf({ email: 'erika@example.de', password: 'a password' }),
      success: {
        status: 303,
        about: 'Logged in.',
        headers: { Location: 'Where the log-in leads.', 'Set-Cookie': 'A new session.' },
      },
    },
    async (c) => {
      const form = await takeAccountForm(c, services, 'login');
      if (form instanceof Response) return form;
      const { fields, address, site } = form;
      const { email = '', password = '', forgotten } = fields;
      const { accountPages, leadsTo } = services.bundle;
      const account = accountPages?.account[0];
      return await withinLimits(c, services, form, { counted: 'login ', account: email }, async () => {
        if (forgotten !== undefined) {
          rememberEmail(c, services, email);
          const { search } = new URL(address, 'http://localhost');
          return leadTo(c, `${accountPages?.password[0] ?? '/'}${search}`);
        }
        const issues = [
          ...(email.trim().length === 0 ? [{ field: 'email', code: 'emailIsRequired' }] : []),
          ...(password.length === 0 ? [{ field: 'password', code: 'passwordIsMissing' }] : []),
        ];
        if (issues.length > 0) return await showAgain(c, services, form, { status: 422, issues });
        // Ask the app before the log-in. If the app fails here, no session has begun.
        const next = leadsTo({ next: account }, 'login', address, site);
        const loginId = await findLogin(services.identity, email, password);
        if (loginId === undefined)
          return await showAgain(c, services, form, {
            status: 422,
            issues: [{ field: 'password', code: 'loginIsWrong' }],
          });
        await logIn(c, services, loginId);
        forgetEmail(c);
        return leadTo(c, next);
      });
    },
  );
