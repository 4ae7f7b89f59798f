import { readFile, rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildAlone, writeHashed } from './build-alone.mjs';
import { buildFonts, takeFontFaces, writeFontFaces } from './fonts.mjs';

const url = (file) => `/${file}`;

// Vite names a module without a file by the path from the app's folder to the working directory.
const sourceOf = (key) => key.slice(Math.max(0, key.indexOf('virtual:')));

/** Returns the scripts that a chunk imports statically, itself first. */
function scriptsOf(manifest, key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [url(chunk.file), ...(chunk.imports ?? []).flatMap((each) => scriptsOf(manifest, each, seen))];
}

/**
 * Returns the scripts that a screen may fetch later, such as a form for customers only. The screen's style covers what they show.
 * @param {(key: string) => boolean} [isOne] chooses among the fetched sources. @default all
 */
export function collectLaterScripts(manifest, isOne = () => true) {
  // The scripts of every page lead to all other screens, which do not belong to this one.
  const common = new Set(scriptsOf(manifest, 'src/entry-client.tsx'));
  const laterOf = (key, seen = new Set()) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key) || common.has(url(chunk.file))) return [];
    seen.add(key);
    const next = [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []).filter(isOne)];
    return [url(chunk.file), ...next.flatMap((each) => laterOf(each, seen))];
  };
  const screens = Object.keys(manifest).filter((key) => /screens\/[\w-]+-screen\.tsx$/.test(sourceOf(key)));
  return Object.fromEntries(screens.map((key) => [sourceOf(key), laterOf(key)]));
}

/** Returns the scripts that each entry and each dynamically imported source needs, by its path relative to the app's folder. */
export function collectScripts(manifest) {
  const loaded = Object.keys(manifest).filter((key) => manifest[key].isEntry || manifest[key].isDynamicEntry);
  return Object.fromEntries(loaded.map((key) => [sourceOf(key), scriptsOf(manifest, key)]));
}

/**
 * Collects what pages must know of the build's files, except the styles of pages.
 * @param {URL} dist
 * @param {object} manifest Vite's
 * @param {string} boot
 * @param {import('./build-app.mjs').AppBuild} app
 * @returns {Promise<{ sheet: string, faces: string, assets: object }>} with the whole style sheet, which no page loads, and
 *   the rules that fetch its fonts, for pages without scripts
 */
export async function collectAssets(dist, manifest, boot, { folder, files }) {
  const style = Object.values(manifest).find((chunk) => chunk.file.endsWith('.css'));
  const file = new URL(`client/${style.file}`, dist);
  const { css, fonts } = takeFontFaces((await readFile(file, 'utf8')).trim());
  await rm(file);
  // Vite names a source by its path relative to the app's folder.
  const fileOf = (path) => url(manifest[relative(fileURLToPath(folder), path).replaceAll('\\', '/')].file);
  const assets = {
    boot,
    entry: url(manifest['src/entry-client.tsx'].file),
    icon: fileOf(files.icon),
    share: fileOf(files.share),
    fonts: await buildFonts(dist, fonts),
    framed: await writeHashed(dist, 'framed', await buildAlone(new URL('src/framed.ts', folder))),
    scripts: collectScripts(manifest),
  };
  return { sheet: css, faces: writeFontFaces(fonts), assets };
}
