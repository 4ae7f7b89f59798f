import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { Sendable } from '../http/send-content.ts';

/** A body in every form in which it can travel. */
export interface Content {
  readonly identity: Uint8Array<ArrayBuffer>;
  readonly br?: Uint8Array<ArrayBuffer>;
  readonly gzip?: Uint8Array<ArrayBuffer>;
}

async function readIfThere(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return await readFile(file).catch(() => undefined);
}

/** Reads a file of the build, as it is and as the build compressed it. */
export async function loadFile(file: string): Promise<Content> {
  const [identity, br, gzip] = await Promise.all([
    readFile(file),
    readIfThere(`${file}.br`),
    readIfThere(`${file}.gz`),
  ]);
  return { identity, ...(br && { br }), ...(gzip && { gzip }) };
}

/** Returns a content as it can be sent. If the build has not compressed it, it is sent uncompressed. */
export const sendable = (content: Content): Omit<Sendable, 'tag'> => ({
  encodings: (['br', 'gzip'] as const).filter((encoding) => content[encoding] !== undefined),
  body: (encoding) => content[encoding] ?? content.identity,
});

/** Names a content by a hash of it and of `others`. The same content with other values gets another name. */
export function tagOf({ identity }: Pick<Content, 'identity'>, ...others: readonly string[]): string {
  const hash = createHash('sha256').update(identity);
  for (const other of others) hash.update('\0').update(other);
  return hash.digest('base64url').slice(0, 22);
}

/** A file of the built app, kept in memory. */
export interface Asset extends Sendable {
  readonly type: string;
  /** True if its name changes with its content. */
  readonly hashed: boolean;
  /** True if pages of other sites load it. This is the script by which they embed the app's pages. */
  readonly isForOtherSites: boolean;
}

/** Address of the script by which other sites embed the app's pages. */
const embedScriptPath = '/embed.js';

const textual = /^text\/|javascript|json|svg|xml/;

async function loadAsset(file: string, path: string): Promise<Asset> {
  const content = await loadFile(file);
  const type = getMimeType(path)?.split(';', 1)[0] ?? 'application/octet-stream';
  return {
    type: textual.test(type) ? `${type}; charset=utf-8` : type,
    hashed: /^\/(?:assets|builds\/meta)\//.test(path),
    isForOtherSites: path === embedScriptPath,
    tag: tagOf(content),
    ...sendable(content),
  };
}

/**
 * Returns every file of a folder by the path at which it is served. Only these files can ever be served, so the path of a request
 * never reaches the file system. Pages, compressed copies and hidden files are left out.
 */
export async function loadAssets(folder: string): Promise<ReadonlyMap<string, Asset>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, path: `/${relative(folder, file).split(sep).join('/')}` }))
    .filter(({ path }) => !/\/\.|\.(?:br|gz|html|map)$/.test(path));
  return new Map(
    await Promise.all(files.map(async ({ file, path }) => [path, await loadAsset(file, path)] as const)),
  );
}
