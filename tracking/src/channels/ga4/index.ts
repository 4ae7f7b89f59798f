export { createGa4 as ga4 } from './ga4.ts';
export type { CreateGa4 } from './ga4.ts';
export { ga4Rules } from './ga4-rules.ts';
