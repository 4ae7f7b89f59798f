import { lazyOnce } from '@crema/flow-form';

/** Loads the part of a page that shows what a customer has. No other visitor downloads it. */
export const loadResults = lazyOnce(() => import('./results.tsx').then(({ Results }) => ({ Results })));
