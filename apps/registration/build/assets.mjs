import { readFile, rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ofBrand } from './brand/brand-file.ts';
import { loadBrand } from './brand/load-brand.ts';
import { takeFontFaces, writeFontFaces } from './font-faces.mjs';
import { buildFramed } from './embedded.mjs';
import { buildFonts } from './fonts.mjs';

const app = fileURLToPath(new URL('..', import.meta.url));

const url = (file) => `/${file}`;

// A module that is no file Vite names by its way from the app's folder to where the build was started.
const sourceOf = (key) => key.slice(Math.max(0, key.indexOf('virtual:')));

/** Scripts a chunk needs without acting, itself first. */
function scriptsOf(manifest, key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [url(chunk.file), ...(chunk.imports ?? []).flatMap((each) => scriptsOf(manifest, each, seen))];
}

/**
 * Scripts that a screen can come to fetch, such as a form that is shown to customers alone: its style knows what they show.
 * @param {(key: string) => boolean} [isOne] chooses among what is fetched. @default all
 */
export function collectLaterScripts(manifest, isOne = () => true) {
  // The scripts of every page lead to all other screens, which are not this one's.
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

/** Scripts that each entry and each dynamically imported source needs, by its path from the app's folder. */
export function collectScripts(manifest) {
  const loaded = Object.keys(manifest).filter((key) => manifest[key].isEntry || manifest[key].isDynamicEntry);
  return Object.fromEntries(loaded.map((key) => [sourceOf(key), scriptsOf(manifest, key)]));
}

/**
 * Collects what pages must know of the build's files. The styles of the pages follow later.
 * @returns {Promise<{ sheet: string, faces: string, assets: object }>} with the whole style sheet, which no page loads, and
 *   the rules that fetch its fonts, for pages without scripts
 */
export async function collectAssets(dist, manifest, boot) {
  const style = Object.values(manifest).find((chunk) => chunk.file.endsWith('.css'));
  const file = new URL(`client/${style.file}`, dist);
  const { css, fonts } = takeFontFaces((await readFile(file, 'utf8')).trim());
  await rm(file);
  const { files } = await loadBrand();
  // Vite names a source by its way from the app's folder.
  const fileOf = (path) => url(manifest[relative(app, ofBrand(path)).replaceAll('\\', '/')].file);
  const assets = {
    boot,
    entry: url(manifest['src/entry-client.tsx'].file),
    icon: fileOf(files.icon),
    share: fileOf(files.share),
    fonts: await buildFonts(dist, fonts),
    framed: await buildFramed(dist),
    scripts: collectScripts(manifest),
  };
  return { sheet: css, faces: writeFontFaces(fonts), assets };
}
