/** How often, and after how many milliseconds, the library retries to fetch a part (Tracking §9). */
const retries = 10;
const delay = 100;

const imports = {
  ga4: () => import('../channels/ga4/ga4.ts'),
  tagManager: () => import('../channels/data-layer/tag-manager.ts'),
  late: () => import('./late.ts'),
  inspector: () => import('../inspector/open-inspector.ts'),
};

/** The parts of the library that are fetched later, by their names. */
export type Parts = {
  readonly [Name in keyof typeof imports]: Awaited<ReturnType<(typeof imports)[Name]>>;
};

/** Fetches a part of the library. Calls `use` with the part, or without it if every attempt has failed. */
export type FetchPart = <Name extends keyof Parts>(
  name: Name,
  use: (part?: Parts[Name]) => void,
  whenIdle?: boolean,
) => void;

const loaders: { readonly [Name in keyof Parts]: () => Promise<Parts[Name]> } = imports;

/** Fetches a part of the library, and retries if the network fails. */
export const fetchPart: FetchPart = (name, use, whenIdle) => {
  let left = retries;
  const fetch = (): void =>
    void loaders[name]().then(use, () => {
      if (left-- > 0) setTimeout(fetch, delay);
      else use();
    });
  if (!whenIdle) fetch();
  // Safari has no `requestIdleCallback`. A short timeout does.
  else if ('requestIdleCallback' in window) requestIdleCallback(fetch, { timeout: 2000 });
  else setTimeout(fetch, 200);
};
