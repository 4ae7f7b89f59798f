/** In a module of its own, because it is fetched when the shopper enters the form. */
export { judgeWithCauses } from '@crema/flow-domain';
