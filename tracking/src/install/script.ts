import type { InstallOptions } from '../api/options.ts';
import { parsed } from '../browser/attempt.ts';
import { start } from './start.ts';

/** What is no JSON is refused by the library, which says so on the console. */
function optionsIn(json: string): InstallOptions;
function optionsIn(json: string): unknown {
  return parsed(json) ?? null;
}

/**
 * The library for a page without a bundler, as `start.js` or as a snippet in the page itself. The rest is fetched from the folder in
 * which the script stands, or from `data-folder`. With `data-options`, which is JSON, it is installed at once.
 */
const { currentScript } = document;
const element = currentScript instanceof HTMLScriptElement ? currentScript : undefined;
const { folder = new URL('.', element?.src || location.href).href, options } = element?.dataset ?? {};
const api = start(() => import(/* @vite-ignore */ `${folder}whole.js`));
if (options) api.install(optionsIn(options));
