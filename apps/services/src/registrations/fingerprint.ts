import type { RegistrationRequest } from '@crema/flow-domain';
import { sha256 } from '../security/ids.ts';
import type { Registrant } from './registrant.ts';

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .map(([key, each]) => [key, canonical(each)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

// Kept apart, because without the password a guest's request could be an account's, and one customer's another's.
function markOf(registrant: Registrant): string | undefined {
  if (registrant.kind === 'customer') return registrant.loginId;
  return registrant.kind === 'guest' ? 'guest' : undefined;
}

/**
 * Tells whether two requests are the same one of the same registrant, in whatever order their keys came. The password is
 * left out: a stored hash of it would be a second, far weaker one to guess from. A repeated request proves it against the
 * account instead.
 */
export function fingerprint(request: RegistrationRequest, registrant: Registrant): string {
  const { password: _, ...rest } = request;
  return sha256(JSON.stringify(canonical({ ...rest, registrant: markOf(registrant) })));
}
