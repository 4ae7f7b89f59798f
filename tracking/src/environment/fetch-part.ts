/** How often and after how many milliseconds a part that could not be fetched is tried again (Tracking §9). */
const retries = { count: 10, delay: 100 } as const;

/** Fetches a part of the library, and tries again where the network fails. `use` gets nothing when it cannot be had. */
export function fetchPart<Part>(
  load: () => Promise<Part>,
  use: (part?: Part) => void,
  left: number = retries.count,
): void {
  load().then(use, () => {
    if (left > 0) setTimeout(() => fetchPart(load, use, left - 1), retries.delay);
    else use();
  });
}
