import type { IsBreached } from '../identity/breached-password.ts';
import type { ConsentKeys } from '../consents/chain-keys.ts';
import type { IdentityBackend } from '../identity/identity-backend.ts';
import type { Places } from '../limits/slots.ts';
import type { Challenge } from '../limits/challenge.ts';
import type { RegistrationLimits } from '../limits/registration-limits.ts';
import type { PageServices } from '../pages/page-services.ts';

/** The parts of the services that registrations work with; a refused form comes back as a page. */
export interface RegistrationServices extends PageServices {
  readonly identity: IdentityBackend;
  /** Absent where nobody is asked. */
  readonly isBreached?: IsBreached | undefined;
  /** For how many registrations there is room at once. */
  readonly places: Places;
  /** How often the same sender may register. */
  readonly limits: RegistrationLimits;
  /** How many proxies of ours are in front. */
  readonly proxies: number;
  /** What proves that somebody is no program. @default nothing has to */
  readonly challenge?: Challenge | undefined;
  /** What consents are sealed and linked with. */
  readonly consentKeys: ConsentKeys;
}
