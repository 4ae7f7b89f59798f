import type { Handler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import type { PageServices } from '../pages/page-services.ts';
import { formAddress } from '../forms/form-address.ts';
import { type Call, described } from '../reference/described.ts';
import { inPath } from '../reference/parameters.ts';
import { withWithdrawn } from './posted-button.ts';

type ButtonServices = Pick<PageServices, 'bundle' | 'trustProxy'>;

const call = {
  group: 'Forms without JavaScript',
  about: 'Loads the page of consents, if a visitor loads the answer to a post again.',
  success: { status: 303, about: 'The page of consents.', headers: { Location: 'Its address.' } },
} as const satisfies Partial<Call>;

const withdrawalCall: Call = {
  ...call,
  id: 'getWithdrawal',
  title: 'Load a refused withdrawal again',
  parameters: [inPath('kind', 'Any text.')],
};

const logoutCall: Call = { ...call, id: 'getLogout', title: 'Load a refused logout again' };

/** The path of a button is in the address bar after a refusal. If the browser loads it again, it gets the page. */
const getButton =
  ({ bundle, trustProxy }: ButtonServices): Handler<AppEnv> =>
  (c) => {
    if (!bundle.consentsPage) return problem(c, 404, [{ code: 'NOT_FOUND' }]);
    c.header('Cache-Control', 'no-store');
    return c.redirect(withWithdrawn(formAddress(c, bundle.consentsPage, undefined, trustProxy)), 303);
  };

/** `GET /service/registration/withdrawal/:kind` */
export const getWithdrawal = (services: ButtonServices): Handler<AppEnv> =>
  described(withdrawalCall, getButton(services));

/** `GET /service/registration/logout` */
export const getLogout = (services: ButtonServices): Handler<AppEnv> =>
  described(logoutCall, getButton(services));
