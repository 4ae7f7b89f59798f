import type { Postal } from '../postal/open-postal.ts';
import type { RegistrationServices } from '../registrations/registration-services.ts';

/** The parts of the services that forms without JavaScript work with. */
export interface FormServices extends RegistrationServices {
  readonly postal: Postal;
}
