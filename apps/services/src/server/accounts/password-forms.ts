import type { Handler } from 'hono';
import { requestReset, resetPassword } from '../../core/accounts/reset-password.ts';
import { sha256 } from '../../core/secrets/ids.ts';
import { queryOf } from '../forms/form-address.ts';
import type { AppEnv } from '../http/app-env.ts';
import { described } from '../reference/described.ts';
import type { FormServices } from '../services.ts';
import { logOut } from '../sessions/login.ts';
import {
  type AccountForm,
  accountCall,
  bodyOf,
  leadTo,
  showAgain,
  takeAccountForm,
  withinLimits,
} from './account-form.ts';
import { rememberEmail } from './known-email.ts';

/** Returns a path with the `returnTo` of a form's page. */
function withReturn(path: string, { address }: AccountForm): string {
  const returnTo = queryOf(address, 'returnTo');
  return returnTo === null ? path : `${path}?${new URLSearchParams({ returnTo }).toString()}`;
}

const hasAddress = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text.trim());

/**
 * Handles `POST /service/registration/password`, which sends a link for a new password. The answer and its time are the same whether the
 * address has an account or not.
 */
export const postPasswordRequest = (services: FormServices): Handler<AppEnv> =>
  described(
    {
      ...accountCall,
      id: 'requestPassword',
      title: 'Ask for a link for a new password',
      about:
        'Sends a link to the address if it has an account, at most five a day. The answer does not say if it has one.',
      body: bodyOf({ email: 'erika@example.de' }),
      success: { status: 303, about: 'Taken.', headers: { Location: 'The page that says so.' } },
    },
    async (c) => {
      const form = await takeAccountForm(c, services, 'password');
      if (form instanceof Response) return form;
      const { email = '' } = form.fields;
      return await withinLimits(c, services, form, { counted: 'reset ', account: email }, async () => {
        if (!hasAddress(email)) {
          const code = email.trim() === '' ? 'emailIsRequired' : 'emailIsInvalid';
          return await showAgain(c, services, form, { status: 422, issues: [{ field: 'email', code }] });
        }
        // Without a mail server no link would ever arrive.
        if (!services.channels.mail)
          return await showAgain(c, services, form, { status: 503, problem: 'unavailable' });
        await requestReset(services, email, queryOf(form.address, 'returnTo') ?? undefined);
        rememberEmail(c, services, email);
        return leadTo(c, withReturn(`${services.bundle.accountPages?.password[0] ?? ''}/sent`, form));
      });
    },
  );

/** Handles `POST /service/registration/password/new`, which sets a password by the link of a mail. */
export const postNewPassword = (services: FormServices): Handler<AppEnv> =>
  described(
    {
      ...accountCall,
      id: 'setPassword',
      title: 'Set a new password by a link',
      about:
        'Sets the password, ends all sessions of the account and confirms its e-mail address. Needs no session, so the link works on ' +
        'another device. It works once and for an hour.',
      body: bodyOf({ token: 'the token of the link', password: 'a new password' }),
      success: {
        status: 303,
        about: 'Set, or the link is too old.',
        headers: { Location: 'The log-in, or the page that says so.' },
      },
    },
    async (c) => {
      const form = await takeAccountForm(c, services, 'password');
      if (form instanceof Response) return form;
      const { token = '', password = '' } = form.fields;
      const account = sha256(token);
      return await withinLimits(c, services, form, { counted: 'token ', account }, async () => {
        const outcome = await resetPassword(services, token, password);
        const { login = [], password: pages = [] } = services.bundle.accountPages ?? {};
        if (outcome === 'old') return leadTo(c, withReturn(`${pages[0] ?? ''}/old`, form));
        if (outcome !== 'done') return await showAgain(c, services, form, { status: 422, issues: [outcome] });
        // A session of this browser may be of the same account, and has ended with the others.
        await logOut(c, services);
        return leadTo(c, withReturn(`${login[0] ?? ''}/renewed`, form));
      });
    },
  );
