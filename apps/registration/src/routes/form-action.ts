import type { ServedRoute } from './route.ts';

/** Where the form of a route posts to without JavaScript. */
export const formAction = ({ id }: Pick<ServedRoute, 'id'>): string => `/service/registration/form/${id}`;
