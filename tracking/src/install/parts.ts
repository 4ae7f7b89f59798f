import { fetchFrom } from './fetch-part.ts';

const loaders = {
  ga4: () => import('../channels/ga4/create-ga4.ts'),
  tagManager: () => import('../channels/data-layer/tag-manager/tag-manager.ts'),
  late: () => import('./late.ts'),
  inspector: () => import('../inspector/open-inspector.ts'),
};

/** The parts of the library that are fetched later, by their names. */
export type Parts = { readonly [Name in keyof typeof loaders]: Awaited<ReturnType<(typeof loaders)[Name]>> };

/** Fetches a part of the library. */
export const fetchPart = fetchFrom<Parts>(loaders);
