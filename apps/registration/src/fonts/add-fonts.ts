import { families, letters } from 'virtual:crema-fonts';
import { keepLines } from './keep-lines.ts';

/**
 * Adds the brand's fonts, after the files for the page's language have loaded. The browser fetches a file for another language
 * when the shopper types one of its letters. If the shopper reads the page already, every block of text keeps its lines.
 * @param cached the fonts are in the browser's cache, so they are there with the first paint or directly after it
 */
export async function addFonts(cached: boolean): Promise<void> {
  const loads: Promise<unknown>[] = [];
  const faces = letters.flatMap(([unicodeRange, pages], at) =>
    families.map(([family, weight, urls]) => {
      const face = new FontFace(family, `url(${urls[at]})`, { weight, unicodeRange, display: 'swap' });
      if (document.documentElement.matches(pages)) loads.push(face.load());
      return face;
    }),
  );
  await Promise.all(loads);
  const add = () => {
    for (const face of faces) document.fonts.add(face);
  };
  if (cached) add();
  else keepLines(add);
}
