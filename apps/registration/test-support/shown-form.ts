/** One control of a rendered form, in the words that stand with it. */
export interface ShownControl {
  readonly name: string;
  readonly label: string;
  readonly hints: readonly string[];
  readonly required: boolean;
  readonly error: string | undefined;
  /** The words to choose from, in a select. */
  readonly options: readonly string[];
}

/** The form of a rendered page, in the words that are seen. */
export interface ShownForm {
  readonly heading: string;
  /** The words of the submit button and of the links beside it. */
  readonly buttons: readonly string[];
  readonly controls: readonly ShownControl[];
  /** The headings of its parts. */
  readonly sections: readonly string[];
}

/** The words of a piece of markup as they are seen; marks of required and optional inputs are not among them. */
const words = (markup = '') =>
  markup
    .replaceAll(/<span[^>]*>(?:\s\*|\s\([^]*?\))<\/span>/gs, '')
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .trim();

const all = (html: string, pattern: RegExp) => Array.from(html.matchAll(pattern), ([, found]) => found ?? '');

/** The markup inside the element with an id. */
function inside(html: string, id: string): string | undefined {
  const start = new RegExp(`<(\\w+)[^>]* id="${id}"[^>]*>`).exec(html);
  if (!start) return undefined;
  const rest = html.slice(start.index + start[0].length);
  let depth = 1;
  for (const { 0: tag, index } of rest.matchAll(new RegExp(`</?${start[1]}\\b[^>]*>`, 'g'))) {
    depth += tag.startsWith('</') ? -1 : 1;
    if (depth === 0) return rest.slice(0, index);
  }
  return undefined;
}

/** Id of the group of inputs that ask for one date, telephone number or choice; of a control by itself, its own. */
const groupOf = (id: string) => id.replace(/-(?:day|month|year|prefix|number|\d)$/, '');

function readControl(html: string, tag: string): ShownControl | undefined {
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  const [id, name] = [groupOf(attribute('id')), attribute('name')];
  if (!id || !name) return undefined;
  const error = inside(html, `${id}-error`);
  const select = tag.startsWith('<select') ? html.slice(html.indexOf(tag)).split('</select>')[0] : '';
  return {
    name,
    label: words(inside(html, `${id}-label`)),
    hints: ['hint', 'constraint'].flatMap((part) => words(inside(html, `${id}-${part}`)) || []),
    required: attribute('aria-required') === 'true',
    // The word that begins every error is for screen readers.
    error: error && words(error.replace(/<span[^>]*>.*?<\/span>/s, '')),
    options: all(select ?? '', /<option value="[^"]+"[^>]*>(.*?)<\/option>/g).map(words),
  };
}

/** Reads a rendered page as somebody does who looks at it in a browser that runs scripts. */
export function shownForm(page: string): ShownForm {
  const main = /<main.*?<\/main>/s.exec(page)?.[0] ?? '';
  const html = main.replaceAll(/<noscript>.*?<\/noscript>/gs, '');
  const tags = html.match(/<(?:input|select|textarea)\b[^>]*>/g) ?? [];
  return {
    heading: words(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]),
    buttons: all(html, /(<button type="submit".*<\/form>)/gs).flatMap((end) =>
      all(end, /<(?:button|a)\b[^>]*>(.*?)<\/(?:button|a)>/gs).map(words),
    ),
    controls: tags.flatMap((tag) => readControl(html, tag) ?? []),
    sections: all(html, /<legend [^>]*ds-heading[^>]*>(.*?)<\/legend>/gs).map(words),
  };
}
