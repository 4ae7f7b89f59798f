import type { ConsentKeys } from '../consents/chain-keys.ts';
import type { Log } from '../log/log.ts';
import type { SessionServices } from '../sessions/session-services.ts';
import type { AddressService } from '../streets/shapes/shape.ts';
import type { AppBundle } from './app-bundle.ts';

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
