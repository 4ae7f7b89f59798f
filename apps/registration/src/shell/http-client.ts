import { httpServices } from '@crema/flow-form/services';

/** One client for the page's life: it remembers under which key an unchanged form was sent. */
export const client = httpServices();
