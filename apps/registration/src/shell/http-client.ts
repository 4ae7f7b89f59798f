import { httpServices } from '@crema/flow-form/services';

const pageKey = document.querySelector<HTMLInputElement>('[name="idempotencyKey"]')?.value;

/** One client for the page's life: it remembers under which key an unchanged form was sent. */
export const client = httpServices({ firstKey: pageKey });
