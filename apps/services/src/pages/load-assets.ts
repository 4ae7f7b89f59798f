import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { Sendable } from '../http/send-content.ts';
import { loadFile, sendable, tagOf } from './load-file.ts';

/** A file of the built app, kept in memory. */
export interface Asset extends Sendable {
  readonly type: string;
  /** Whether its name changes with its content. */
  readonly hashed: boolean;
  /** Whether pages of other sites load it: the script by which they embed the app's. */
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
