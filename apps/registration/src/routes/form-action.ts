import type { ServedRoute } from './route.ts';

/** Where the form of a route posts to without JavaScript. */
export const formAction = ({ id, under = '' }: Pick<ServedRoute, 'id' | 'under'>): string =>
  `${under}/service/registration/form/${id}`;
