// Finds all sites. Each has one file in sites/, documents of the same name and the message file of its locale.
import { existsSync, readdirSync } from 'node:fs';
import { siteSlug } from '../src/sites/site-slug.ts';

const source = new URL('../src/', import.meta.url);

// The order of Registration §1, the fallback first. Any other site follows by its key.
const order = ['DE', 'AT', 'CH', 'CH_FR', 'CZ', 'HU', 'SK', 'TR', 'PL'];
const placeOf = (key) => (order.includes(key) ? order.indexOf(key) : order.length);

/** Returns the names of a folder's files that belong to one site, without their extension: `de`, `ch-fr`. */
function namesIn(folder) {
  const files = readdirSync(new URL(`${folder}/`, source));
  return files.filter((file) => /^[a-z]{2}(-[a-z]{2})?\.ts$/.test(file)).map((file) => file.slice(0, -3));
}

/**
 * The files of one site and what they export.
 * @typedef {object} SiteFiles
 * @property {string} name of its files, such as `ch-fr`
 * @property {string} variable by which its file exports it, such as `chFr`
 * @property {string} key such as `CH_FR`
 * @property {string} locale such as `fr-CH`
 * @property {string[]} documents names of the lists that its documents' file exports
 * @property {string[]} superseded the same for `documents/superseded/`; empty if no version of its texts was replaced
 */

/** Returns the lists of a site's superseded texts, if it has any. @returns {Promise<string[]>} @throws if they have other names */
async function supersededOf(name, variable) {
  const path = `documents/superseded/${name}.ts`;
  if (!existsSync(new URL(path, source))) return [];
  const lists = Object.keys(await import(new URL(path, source).href));
  if (lists.join() !== `${variable}Superseded`) {
    throw new Error(`${path} does not export ${variable}Superseded alone`);
  }
  return lists;
}

/** @returns {Promise<SiteFiles>} @throws if a file is missing or exports other names */
async function readSite(name) {
  const variable = name.replace(/-(.)/, (_, letter) => letter.toUpperCase());
  const { [variable]: site } = await import(new URL(`sites/${name}.ts`, source).href);
  const key = site?.key ?? '';
  if (siteSlug(key) !== name) throw new Error(`sites/${name}.ts does not export ${variable} with its key`);
  if (!existsSync(new URL(`messages/${site.locale}.json`, source))) {
    throw new Error(`${key} has no messages/${site.locale}.json`);
  }
  if (!existsSync(new URL(`documents/${name}.ts`, source))) {
    throw new Error(`${key} has no documents/${name}.ts`);
  }
  const documents = Object.keys(await import(new URL(`documents/${name}.ts`, source).href));
  if (!documents.includes(`${variable}Documents`)) {
    throw new Error(`documents/${name}.ts does not export ${variable}Documents`);
  }
  const superseded = await supersededOf(name, variable);
  return { name, variable, key, locale: site.locale, documents, superseded };
}

/** Returns every site, in order. @returns {Promise<SiteFiles[]>} @throws if one is not complete */
export async function readSites() {
  const names = namesIn('sites');
  for (const folder of ['documents', 'documents/superseded']) {
    const strange = namesIn(folder).find((name) => !names.includes(name));
    if (strange) throw new Error(`${folder}/${strange}.ts belongs to no site`);
  }
  const sites = await Promise.all(names.map(readSite));
  return sites.sort((a, b) => placeOf(a.key) - placeOf(b.key) || (a.key < b.key ? -1 : 1));
}
