import type { InstallOptions } from '../api/options.ts';
import { parsed } from '../browser/json.ts';
import { start } from './start.ts';

/** Parses the options. The library refuses null, and logs that. */
function optionsIn(json: string): InstallOptions;
function optionsIn(json: string): unknown {
  return parsed(json) ?? null;
}

/**
 * Starts the library on a page without a bundler, as `start.js` or as an inline snippet. The rest is fetched from the script's folder,
 * or from `data-folder`. With `data-options`, which is JSON, the library is installed at once.
 */
const { currentScript } = document;
const element = currentScript instanceof HTMLScriptElement ? currentScript : undefined;
const { folder = new URL('.', element?.src || location.href).href, options } = element?.dataset ?? {};
const api = start(() => import(/* @vite-ignore */ `${folder}whole.js`));
if (options) api.install(optionsIn(options));
