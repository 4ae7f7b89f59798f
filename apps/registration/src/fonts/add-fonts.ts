import fonts from 'virtual:crema-fonts';

/** Changes when a line breaks anew: the height of the screen, and of the page around it. */
const heights = () => `${document.getElementById('app')?.offsetHeight} ${document.body.scrollHeight}`;

/**
 * Adds the fonts. Those of the page's language come in together when all of them are there: on a page that somebody reads
 * already only if no line breaks anew, because text that moves is worse than the system's font. Then the next page has them.
 * @param anyhow the fonts are in the cache and come with the first paint or right behind it
 */
export async function addFonts(anyhow: boolean): Promise<void> {
  const language = document.documentElement.lang.slice(0, 2);
  const faces = fonts.flatMap(({ letters, languages, files }) =>
    files.map(({ family, url, weight }) => ({
      face: new FontFace(family, `url(${url})`, { weight, unicodeRange: letters, display: 'swap' }),
      needed: !languages || languages.includes(language),
    })),
  );
  const needed = faces.flatMap(({ face, needed }) => (needed ? [face] : []));
  await Promise.all(needed.map((face) => face.load()));
  const before = anyhow || heights();
  for (const face of needed) document.fonts.add(face);
  if (!anyhow && heights() !== before) {
    for (const face of needed) document.fonts.delete(face);
    return;
  }
  // The browser fetches these when somebody types one of their letters.
  for (const { face, needed } of faces) if (!needed) document.fonts.add(face);
}
