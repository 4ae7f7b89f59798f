import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFiles } from './make-files.mjs';

/**
 * Puts the package into the `node_modules` of a folder, as it is published. Nothing has to be built before.
 * @param {string} shop
 */
export async function installPackage(shop) {
  const installed = join(shop, 'node_modules/@crema/tracking');
  mkdirSync(installed, { recursive: true });
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const { publishConfig } = manifest;
  writeFileSync(join(installed, 'package.json'), JSON.stringify({ ...manifest, ...publishConfig }));
  await makeFiles(join(installed, 'dist'));
}
