import type { ConsentKeys } from '../core/consents/chain-keys.ts';
import type { Database } from '../core/database/schema.ts';
import type { Hashing } from '../core/identity/open-hashing.ts';
import type { RegistrationLimits } from '../core/limits/registration-limits.ts';
import type { Places } from '../core/limits/slots.ts';
import type { Log } from '../core/log/log.ts';
import type { Traces } from './monitoring/create-traces.ts';
import type { AppBundle } from './pages/app-bundle.ts';
import type { Postal } from '../core/postal/open-postal.ts';
import type { RegistrationParts } from '../core/registrations/registration-attempt.ts';
import type { SigningKeys } from '../core/secrets/secrets.ts';
import type { AddressService } from '../core/streets/shapes/shape.ts';

/** The parts of the services that sessions work with. */
export interface SessionServices {
  readonly db: Database;
  readonly keys: SigningKeys;
  /** The clock by which ages and sessions are judged. */
  readonly now: () => Date;
  /** Whether forwarded headers come from a proxy of ours. */
  readonly trustProxy: boolean;
}

/** The parts of the services that pages work with. */
export interface PageServices extends SessionServices {
  readonly bundle: AppBundle;
  readonly log: Log;
  /** Opens what customers have decided about consents. */
  readonly consentKeys: ConsentKeys;
  /** Whether the development page list is shown. */
  readonly pageList: boolean;
  /** Origins whose pages may embed the app's, beside those that the app names itself. */
  readonly embedderOrigins: readonly string[];
  /** Suggests streets, where an operator has named a service. */
  readonly streets?: AddressService | undefined;
}

/** The parts of the services that registrations work with; a refused form comes back as a page. */
export interface RegistrationServices extends PageServices, RegistrationParts {
  readonly bundle: AppBundle;
  readonly keys: SigningKeys;
  /** For how many registrations there is room at once. */
  readonly places: Places;
  /** How often the same sender may register. */
  readonly limits: RegistrationLimits;
  /** How many proxies of ours are in front. */
  readonly proxies: number;
  /** What proves that somebody is no program. @default nothing has to */
  readonly challenge?: Challenge | undefined;
}

/**
 * Where a shop can ask for a proof that somebody is no program, by a service of its choice. None is asked for by default: whoever fills in
 * a form has better things to do.
 */
export interface Challenge {
  /**
   * Whether a registration may go on. It is asked of every one that comes from here with its token.
   * @param proof what the page has sent by the header `X-Challenge-Proof`, or a form as `challengeProof`
   * @param network whom it comes from: an IPv4 address, or the first half of an IPv6 address
   */
  readonly passes: (asked: {
    readonly proof: string | undefined;
    readonly network: string | undefined;
  }) => Promise<boolean>;
}

/** The parts of the services that forms without JavaScript work with. */
export interface FormServices extends RegistrationServices {
  readonly postal: Postal;
}

/** Everything the routes work with, opened once and passed in. */
export type Services = SessionServices &
  PageServices &
  FormServices & {
    /** Hashes passwords; what identities are kept by, unless they live elsewhere. */
    readonly hashing: Hashing;
    /** Whether the server describes its calls at `/service/openapi.json` and `/service/reference`. */
    readonly callReference: boolean;
    /** Follows every request, where somebody wants traces. */
    readonly follow?: Traces['follow'] | undefined;
  };
