import { httpConsentServices } from '@crema/flow-consents/services';
import { loginIdOf } from '@crema/flow-form/services';
import { callOptions, loginCookie } from './call-options.ts';

/** One client for the page's life. */
export const consentClient = httpConsentServices(callOptions);

/** The login id of the customer who is logged in now, whichever tab did it. */
export const loggedInAs = () => loginIdOf(loginCookie);
