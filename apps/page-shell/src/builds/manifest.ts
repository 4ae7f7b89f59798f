/** The manifest of a build, stored as `builds/meta/{id}.json` (Registration §7). */
export interface BuildManifest {
  readonly id: string;
  /** Version of the front end. */
  readonly version: string;
  /** Time of the build, in ISO 8601. */
  readonly madeAt: string;
  /** Paths of the prerendered pages. */
  readonly prerendered: readonly string[];
  /** Addresses that replace pages, by site and path. */
  readonly redirects: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Returns a member of parsed JSON, or `undefined` if there is none. */
export const member = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null && Object.hasOwn(of, name) ? Reflect.get(of, name) : undefined;

/** Returns the address that replaces a page, from a fetched manifest. */
export function redirectIn(manifest: unknown, site: string, path: string): string | undefined {
  const to = member(member(member(manifest, 'redirects'), site), path);
  return typeof to === 'string' ? to : undefined;
}

/**
 * Creates a function that fetches a build's manifest once.
 * @returns a function that resolves to `undefined` in development, where no manifest exists
 * @throws the returned function, if the request fails; its next call tries again
 */
export function createManifest(build: string): () => Promise<unknown> {
  let coming: Promise<unknown> | undefined;
  const load = async (): Promise<unknown> => {
    const answer = await fetch(`/builds/meta/${build}.json`);
    if (!answer.ok) throw new Error(`No manifest of ${build}: ${answer.status}`);
    return await answer.json();
  };
  return async () => {
    if (!build) return undefined;
    coming ??= load();
    try {
      return await coming;
    } catch (error) {
      coming = undefined;
      throw error;
    }
  };
}
