import { readFile, writeFile } from 'node:fs/promises';

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

/** Writes `assets.json`: what a page must know of the build's files. */
export async function collectAssets(dist, manifest, boot) {
  const style = Object.values(manifest).find((chunk) => chunk.file.endsWith('.css'));
  const css = (await readFile(new URL(`client/${style.file}`, dist), 'utf8')).trim();
  if (css.includes('</')) throw new Error('The style sheet would end its own element.');
  const scripts = {};
  for (const key of Object.keys(manifest)) {
    if (manifest[key].isEntry || manifest[key].isDynamicEntry) {
      scripts[sourceOf(key)] = scriptsOf(manifest, key);
    }
  }
  const assets = {
    css,
    boot,
    entry: url(manifest['src/entry-client.tsx'].file),
    icon: url(manifest['src/brand/icon.svg'].file),
    fonts: [...css.matchAll(/url\(([^)]+?-latin-wght-normal[^)]*?\.woff2)\)/g)].map(([, font]) => font),
    scripts,
  };
  await writeFile(new URL('assets.json', dist), JSON.stringify(assets));
  return assets;
}
