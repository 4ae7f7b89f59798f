import { cookieNames, type Database } from '@crema/services';
import { cookieOf } from './choice.ts';

/** Returns the login id in a long-term token, which is a JSON Web Token. */
function loginIdIn(token: string): string | undefined {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return typeof claims === 'object' && claims && 'lid' in claims ? String(claims.lid) : undefined;
}

/** Ends the sessions of the customer who sends a request, as if their time were over. */
export async function endSession(request: Request, db: Database): Promise<void> {
  const token = cookieOf(request, cookieNames.longTermToken);
  const loginId = token && loginIdIn(token);
  if (loginId) await db.deleteFrom('session').where('login_id', '=', loginId).execute();
}
