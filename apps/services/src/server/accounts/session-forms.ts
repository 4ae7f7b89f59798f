import type { Context, Handler } from 'hono';
import { changePassword, endAllSessions } from '../../core/accounts/change-password.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ownOrigin } from '../http/origin.ts';
import { problem } from '../http/problem.ts';
import type { AccountPage } from '../pages/app-bundle.ts';
import { described } from '../reference/described.ts';
import type { FormServices } from '../services.ts';
import { loggedInAs, logIn, logOut } from '../sessions/login.ts';
import { hasCsrfToken } from '../sessions/visit.ts';
import {
  type AccountForm,
  accountCall,
  bodyOf,
  leadTo,
  showAgain,
  takeAccountForm,
  withinLimits,
} from './account-form.ts';

const call = { ...accountCall, refuses: [...accountCall.refuses, 'login'] } as const;

/** Takes a form of the account, which only its customer's page may send. */
async function asCustomer(
  c: Context<AppEnv>,
  services: FormServices,
  counted: string,
  act: (form: AccountForm, loginId: string) => Promise<Response>,
): Promise<Response> {
  const form = await takeAccountForm(c, services, 'account');
  if (form instanceof Response) return form;
  const loginId = await loggedInAs(c, services);
  const own = ownOrigin(c, services.trustProxy);
  if (!hasCsrfToken(c, own, services.keys.csrf, form.fields['csrfToken']))
    return await showAgain(c, services, form, {
      status: 403,
      problem: loginId === undefined ? 'notLoggedIn' : 'sessionExpired',
    });
  if (loginId === undefined)
    return await showAgain(c, services, form, { status: 401, problem: 'notLoggedIn' });
  return await withinLimits(
    c,
    services,
    form,
    { counted, account: loginId },
    async () => await act(form, loginId),
  );
}

/** Handles `POST /service/registration/account/password`. It ends all other sessions, and begins a new one for this browser. */
export const postPasswordChange = (services: FormServices): Handler<AppEnv> =>
  described(
    {
      ...call,
      id: 'changePassword',
      title: 'Change the password by a form',
      about: 'Changes the password of the customer, ends all sessions and begins a new one for this browser.',
      body: bodyOf({
        csrfToken: 'the token of the page',
        current: 'the password',
        password: 'a new password',
      }),
      success: {
        status: 303,
        about: 'Changed.',
        headers: { Location: 'The page of the account.', 'Set-Cookie': 'A new session.' },
      },
    },
    async (c) =>
      await asCustomer(c, services, 'login ', async (form, loginId) => {
        const { current = '', password = '' } = form.fields;
        const issues = await changePassword(services, { loginId, current, password });
        if (issues.length > 0) return await showAgain(c, services, form, { status: 422, issues });
        await logIn(c, services, loginId);
        return leadTo(c, `${services.bundle.accountPages?.account[0] ?? ''}/changed`);
      }),
  );

/** Handles `POST /service/registration/account/sessions`, which logs a customer out on every device. */
export const postSessionsEnd = (services: FormServices): Handler<AppEnv> =>
  described(
    {
      ...call,
      id: 'endSessions',
      title: 'Log out everywhere by a button',
      about: 'Ends every session of the customer, this one as well.',
      body: bodyOf({ csrfToken: 'the token of the page' }),
      success: {
        status: 303,
        about: 'Ended.',
        headers: { Location: 'The log-in.', 'Set-Cookie': 'Removes the cookies of the session.' },
      },
    },
    async (c) =>
      await asCustomer(c, services, 'sessions ', async (_form, loginId) => {
        await endAllSessions(services, loginId);
        await logOut(c, services);
        return leadTo(c, `${services.bundle.accountPages?.login[0] ?? ''}/ended`);
      }),
  );

/** Returns a handler that leads to the page of a form, if a browser loads the form's address again. */
export const getAccountForm = (
  { bundle }: Pick<FormServices, 'bundle'>,
  page: AccountPage,
  what: string,
): Handler<AppEnv> =>
  described(
    {
      group: accountCall.group,
      id: `get${what.replaceAll(/(?:^|-)(\w)/g, (_sign, letter: string) => letter.toUpperCase())}`,
      title: `Load a refused form again: ${what}`,
      about: 'Leads to the page of the form.',
      success: { status: 303, about: 'The page.', headers: { Location: 'Its address.' } },
    },
    (c) => {
      const path = bundle.accountPages?.[page][0];
      return path === undefined ? problem(c, 404, [{ code: 'NOT_FOUND' }]) : leadTo(c, path);
    },
  );
