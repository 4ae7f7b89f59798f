import { isRecord } from '../schema/is-record.ts';

/**
 * The long-term token: claim `lid` of a JSON Web Token, whose signature only its server can check. Undefined when it
 * cannot be read, or when it could not stand in a header.
 */
export function longTermToken(jwt: string): string | undefined {
  try {
    const payload = (jwt.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    const lid = isRecord(claims) ? claims['lid'] : undefined;
    return typeof lid === 'string' && /^[!-~]+$/.test(lid) ? lid : undefined;
  } catch {
    return undefined;
  }
}
