import type { ConsentKeys } from '../consents/chain/chain-keys.ts';
import type { IdentityBackend } from '../identity/identity-backend.ts';
import type { PageServices } from '../pages/page-services.ts';

/** The parts of the services that registrations work with; a refused form comes back as a page. */
export interface RegistrationServices extends PageServices {
  readonly identity: IdentityBackend;
  /** What consents are sealed and linked with. */
  readonly consentKeys: ConsentKeys;
}
