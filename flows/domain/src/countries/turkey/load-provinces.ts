import type * as Provinces from './provinces.ts';

let loading: Promise<typeof Provinces> | undefined;

/**
 * The built-in provinces and districts, used when the services for cities and districts fail (Registration §3, §7).
 * They are a chunk of their own: nobody downloads them before asking, and everybody who asks shares one download.
 * @throws what the import throws. The next call tries anew, though older browsers remember a failed download for as
 *   long as the page lives.
 */
export function loadProvinces(): Promise<typeof Provinces> {
  loading ??= import('./provinces.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
