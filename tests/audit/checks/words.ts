import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteFor } from '../../../flows/domain/src/index.ts';
import { ask } from '../ask.ts';
import { all, type Check, type Finding } from '../check.ts';

const folder = join(import.meta.dirname, '../../../flows/domain/src/messages');

/** Shorter texts may be the same in two languages. */
const SHORTEST = 12;

const languageOf = (locale: string) => locale.split('-')[0] ?? '';

/** The languages of each complete text of the forms. */
const languagesOfTexts = new Map<string, Set<string>>();
for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json'))) {
  const texts: Record<string, unknown> = JSON.parse(await readFile(join(folder, file), 'utf8'));
  for (const text of Object.values(texts)) {
    if (typeof text !== 'string' || text.length < SHORTEST || text.includes('{')) continue;
    languagesOfTexts.set(text, (languagesOfTexts.get(text) ?? new Set()).add(languageOf(file)));
  }
}

/** Compares the languages that the page states with those of its texts. */
export const language: Check = {
  name: 'language',
  title: 'the page states its language, and no text is in another one without saying so',
  proves: ['3.1.1', '3.1.2'],
  everywhere: true,
  run: async ({ page, site }) => {
    const stated = await page.locator('html').getAttribute('lang');
    const { locale } = siteFor(site);
    const parts = (await ask(page, 'textsWithLanguage')).flatMap(({ text, lang }): Finding[] => {
      const languages = languagesOfTexts.get(text);
      return languages && !languages.has(languageOf(lang))
        ? [{ criterion: '3.1.2', what: `“${text}” is spoken as ${lang}` }]
        : [];
    });
    return [
      ...(stated === locale ? [] : all('3.1.1', [`the page states ${stated}, not ${locale}`])),
      ...parts,
    ];
  },
};

/** Compares header and footer with those of the sign-up. */
export const consistency: Check = {
  name: 'consistency',
  title: 'links of header and footer have the same order and the same words on each page of a site',
  proves: ['3.2.3', '3.2.4', '3.2.6'],
  everywhere: true,
  run: async ({ page }) => {
    const { here, signup } = await ask(page, 'landmarkLinks');
    const paths = signup.map(({ path }) => path);
    const places = here.map(({ path }) => paths.indexOf(path)).filter((place) => place >= 0);
    const isOrdered = places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0));
    const renamed = here.filter(({ path, words }) => {
      const others = signup.filter((link) => link.path === path);
      return others.length > 0 && !others.some((link) => link.words === words);
    });
    return [
      ...(isOrdered ? [] : ['3.2.3', '3.2.6'].flatMap((each) => all(each, ['links have another order']))),
      ...all(
        '3.2.4',
        renamed.map(({ path, words }) => `the link to ${path} is called “${words}”`),
      ),
    ];
  },
};
