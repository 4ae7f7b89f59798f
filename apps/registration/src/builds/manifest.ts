import { member } from './member.ts';

/** The manifest of a build, as `builds/meta/{id}.json` has it (Registration §7). */
export interface BuildManifest {
  readonly id: string;
  /** Version of the front end. */
  readonly version: string;
  /** When it was made, as ISO 8601 writes it. */
  readonly madeAt: string;
  /** Paths whose pages are made beforehand. */
  readonly prerendered: readonly string[];
  /** Addresses that take the place of pages, by site and path. */
  readonly redirects: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The address that takes the place of a page in a manifest that was fetched. */
export function redirectIn(manifest: unknown, site: string, path: string): string | undefined {
  const to = member(member(member(manifest, 'redirects'), site), path);
  return typeof to === 'string' ? to : undefined;
}

/**
 * Makes the way to a build's manifest, which is fetched once.
 * @returns `undefined` in development, where there is none
 * @throws when it cannot be had; the next call tries anew
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
