import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

/** A file of the built app, kept in memory. */
export interface Asset {
  readonly type: string;
  readonly etag: string;
  /** Whether its name changes with its content. */
  readonly hashed: boolean;
  /** Its content, as it is and as the build compressed it. */
  readonly content: {
    readonly identity: Uint8Array<ArrayBuffer>;
    readonly br?: Uint8Array<ArrayBuffer>;
    readonly gzip?: Uint8Array<ArrayBuffer>;
  };
}

const textual = /^text\/|javascript|json|svg|xml/;

async function readIfThere(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return await readFile(file).catch(() => undefined);
}

async function loadAsset(file: string, path: string): Promise<Asset> {
  const [identity, br, gzip] = await Promise.all([
    readFile(file),
    readIfThere(`${file}.br`),
    readIfThere(`${file}.gz`),
  ]);
  const type = getMimeType(path)?.split(';', 1)[0] ?? 'application/octet-stream';
  return {
    type: textual.test(type) ? `${type}; charset=utf-8` : type,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    hashed: path.startsWith('/assets/'),
    content: { identity, ...(br && { br }), ...(gzip && { gzip }) },
  };
}

/**
 * Every file under a folder by the path it is served at. Only what is found here can ever be served, so no request's
 * path reaches the file system. Pages, compressed twins and hidden files are no assets.
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
