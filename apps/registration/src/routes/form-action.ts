import type { ConsentsProps } from '@crema/flow-consents';
import type { ServedRoute } from './route.ts';

/** Returns the path that a route's form posts to without JavaScript. */
export const formAction = ({ id, under = '' }: Pick<ServedRoute, 'id' | 'under'>): string =>
  `${under}/service/registration/form/${id}`;

/** The paths that the buttons of a link's page post to. */
export const confirmActions = {
  confirm: '/service/registration/confirmation',
  again: '/service/registration/confirmation/again',
} as const;

/** The paths that the forms of an account post to. */
export const accountActions = {
  login: '/service/registration/login',
  ask: '/service/registration/password',
  set: '/service/registration/password/new',
  password: '/service/registration/account/password',
  sessions: '/service/registration/account/sessions',
  logOut: '/service/registration/logout',
} as const;

/** Returns the paths that the buttons on the page of consents post to without JavaScript. */
export const consentActions = ({ under = '' }: Pick<ServedRoute, 'under'>): ConsentsProps['actions'] => ({
  withdraw: (kind) => `${under}/service/registration/withdrawal/${kind}`,
  give: (kind) => `${under}/service/registration/consent/${kind}`,
  logOut: `${under}/service/registration/logout`,
});
