import { placeOf } from '@crema/embed/paths';
import { formAction } from './form-action.ts';

/** Returns true if the server has sent the form back with its entries. The page then has the address that the form posts to. */
export const isFormReturned = (): boolean =>
  placeOf(location.pathname).path.startsWith(formAction({ id: '' }));
