import { valueAt } from '../browser/value-at.ts';
import { attempt, parsed } from '../browser/attempt.ts';

/**
 * The long-term token: claim `lid` of a JSON Web Token, whose signature only its server can check. Undefined when it
 * cannot be read, or when it could not stand in a header.
 */
export function longTermToken(jwt: string): string | undefined {
  const payload = jwt.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
  const lid = valueAt(parsed(attempt(() => atob(payload)) ?? ''), 'lid');
  return typeof lid === 'string' && /^[!-~]+$/.test(lid) ? lid : undefined;
}
