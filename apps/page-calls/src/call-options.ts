import { embeddedPaths, framedCookies, placeOf } from '@crema/embed/paths';
import type { HttpAddressServicesOptions } from '@crema/flow-form/services';

const isFramed = placeOf(location.pathname).place === 'frame';

/** The readable cookie that says who is logged in. */
export const loginCookie = isFramed ? framedCookies.longTermToken : 'crema_ltt';

/** Base path of the page's calls, and the cookies with their token. A frame on another site's page has its own of both. */
export const callOptions: Pick<HttpAddressServicesOptions, 'base' | 'csrfCookies'> = isFramed
  ? { base: `${embeddedPaths.frame}/service/registration/api/v1`, csrfCookies: [framedCookies.csrf] }
  : {};
