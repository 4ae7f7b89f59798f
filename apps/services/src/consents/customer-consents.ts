import type { Handler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import { type Call, described, unreadBody } from '../reference/described.ts';
import { tokenHeader, withdrawableKind } from '../reference/parameters.ts';
import { loggedInAs } from '../sessions/logged-in-as.ts';
import type { SessionServices } from '../sessions/session-services.ts';
import { takeWrite } from '../sessions/take-write.ts';
import type { ConsentKeys } from './chain/chain-keys.ts';
import { decidedConsents } from './decided-consents.ts';
import { isWithdrawable, withdrawConsent } from './withdraw-consent.ts';

/** What these calls work with. */
interface ConsentServices extends SessionServices {
  readonly consentKeys: ConsentKeys;
}

const listCall: Call = {
  id: 'customerConsents',
  group: 'Customers',
  title: 'What the customer has consented to',
  about: 'The last decision about every consent, and which of them can be withdrawn.',
  needs: 'session',
  success: { status: 200, about: 'The decisions.', schema: 'CustomerConsents' },
};

/**
 * `GET /service/registration/api/v1/customers/me/consents`: what the customer who is logged in has decided last about every
 * consent, and which of them can be withdrawn.
 */
export const getCustomerConsents = (services: ConsentServices): Handler<AppEnv> =>
  described(listCall, async (c) => {
    const loginId = await loggedInAs(c, services);
    if (loginId === undefined) return problem(c, 401, [{ code: 'NOT_LOGGED_IN' }]);
    const decided = await decidedConsents(services, loginId);
    const consents = decided.map(
      ({ kind, granted, documentId, documentVersion, decidedAt, withdrawable }) => ({
        kind,
        granted,
        documentId,
        documentVersion,
        decidedAt,
        withdrawable,
      }),
    );
    c.header('Cache-Control', 'no-store');
    return c.json({ consents });
  });

const withdrawCall: Call = {
  id: 'withdrawConsent',
  group: 'Customers',
  title: 'Withdraw a consent',
  about:
    'Takes a consent back. A repeated call changes nothing more. The body is said to be JSON, and nothing of it is read.',
  needs: 'token',
  parameters: [withdrawableKind, tokenHeader],
  body: unreadBody,
  success: { status: 204, about: 'Withdrawn.' },
  refuses: ['nowhere', 'login'],
};

/**
 * `DELETE /service/registration/api/v1/customers/me/consents/:kind`: takes a consent back. Whose it is the session says; a
 * repeated call changes nothing more.
 */
export const deleteCustomerConsent = (services: ConsentServices): Handler<AppEnv> =>
  described(withdrawCall, async (c) => {
    const kind = c.req.param('kind') ?? '';
    if (!isWithdrawable(kind)) return problem(c, 404, [{ code: 'NOT_FOUND' }]);
    const body = await takeWrite(c, services);
    if (body instanceof Response) return body;
    const loginId = await loggedInAs(c, services);
    if (loginId === undefined) return problem(c, 401, [{ code: 'NOT_LOGGED_IN' }]);
    const now = services.now();
    const known = await withdrawConsent(services.db, services.consentKeys, { loginId, kind, now });
    if (!known) return problem(c, 401, [{ code: 'NOT_LOGGED_IN' }]);
    c.header('Cache-Control', 'no-store');
    return c.body(null, 204);
  });
