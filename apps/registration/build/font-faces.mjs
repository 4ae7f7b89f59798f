/**
 * Takes the fonts that have to be fetched out of a style sheet: a page that names them in its own style sheet asks for them
 * before it paints. The boot script adds them later.
 * @param {string} css as the build minified it
 * @returns {{ css: string, fonts: { family: string, url: string, weight: string, letters: string }[] }} `weight` and
 *   `letters` as CSS writes `font-weight` and `unicode-range`
 * @throws when a face is written in a way this does not know
 */
export function takeFontFaces(css) {
  const fonts = [];
  const rest = css.replaceAll(/@font-face\s*\{([^}]*)\}\s*/g, (rule, declarations) => {
    const url = /url\(["']?([^"')]+)["']?\)/.exec(declarations)?.[1];
    if (!url) return rule;
    const value = (property) => {
      const found = new RegExp(`(?:^|;)\\s*${property}:\\s*([^;]+)`).exec(declarations)?.[1];
      if (!found) throw new Error(`The face of ${url} has no ${property}.`);
      return found.trim();
    };
    const family = value('font-family').replaceAll(/^["']|["']$/g, '');
    fonts.push({ family, url, weight: value('font-weight'), letters: value('unicode-range') });
    return '';
  });
  return { css: rest, fonts };
}

/** The same faces as rules again, for a page that has no script to bring them: shown at once where they are cached. */
export const writeFontFaces = (fonts) =>
  fonts
    .map(
      ({ family, url, weight, letters }) =>
        `@font-face{font-family:${family};src:url(${url})format("woff2");font-weight:${weight};font-display:optional;unicode-range:${letters}}`,
    )
    .join('');
