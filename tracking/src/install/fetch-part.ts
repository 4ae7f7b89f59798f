/** How often and after how many milliseconds a part that could not be fetched is tried again (Tracking §9). */
const retries = 10;
const delay = 100;

/** Fetches a part of the library; `use` gets nothing when it cannot be had. */
export type FetchPart<Parts> = <Name extends keyof Parts>(
  name: Name,
  use: (part?: Parts[Name]) => void,
  whenIdle?: boolean,
) => void;

/** Creates what fetches parts, and tries again where the network fails. */
export const fetchFrom =
  <Parts>(loaders: { readonly [Name in keyof Parts]: () => Promise<Parts[Name]> }): FetchPart<Parts> =>
  (name, use, whenIdle) => {
    let left = retries;
    const fetch = (): void =>
      void loaders[name]().then(use, () => {
        if (left-- > 0) setTimeout(fetch, delay);
        else use();
      });
    if (!whenIdle) fetch();
    // Safari has no such call; a short while later will do.
    else if ('requestIdleCallback' in window) requestIdleCallback(fetch, { timeout: 2000 });
    else setTimeout(fetch, 200);
  };
