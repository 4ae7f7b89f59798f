import { rmSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../src/database/embedded/open-embedded.ts';

/** A data folder with an embedded database. Copying it takes a tenth of what making one takes. */
let prepared: Promise<string> | undefined;

async function prepare(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'crema-prepared-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await (await openEmbedded(folder)).close();
  return folder;
}

/** Creates a data folder with an embedded database that has all tables and no rows. */
export async function embeddedFolder(folder?: string): Promise<string> {
  prepared ??= prepare();
  const copy = folder ?? (await mkdtemp(join(tmpdir(), 'crema-data-')));
  await cp(await prepared, copy, { recursive: true });
  return copy;
}
