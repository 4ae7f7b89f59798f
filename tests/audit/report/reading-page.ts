import type { Block } from '../in-page/blocks.ts';
import {
  HIGHEST_LIX,
  LONGEST_SENTENCE,
  MOST_WORDS,
  type Reading,
  readingOf,
  toLookAt,
} from '../reading/measure.ts';
import { otherTimers, timeLimits } from '../reading/time-limits.ts';
import { listOf, pageOf, tableOf, text } from './html.ts';

/** The texts of a page in one state. */
export interface Screen {
  readonly site: string;
  readonly page: string;
  readonly state: string;
  readonly locale: string;
  readonly blocks: readonly Block[];
}

const textsOf = (screens: readonly Screen[]) =>
  Array.from(new Set(screens.flatMap(({ blocks }) => blocks.flatMap(({ texts }) => texts))));

const groupedBy = (screens: readonly Screen[], of: (screen: Screen) => string) =>
  screens.reduce(
    (groups, screen) => groups.set(of(screen), [...(groups.get(of(screen)) ?? []), screen]),
    new Map<string, Screen[]>(),
  );

const numbersOf = ({ words, longest, lix }: Reading) =>
  [words, longest, lix ?? '–'].map((number) => text(number));

const readingOn = ({ blocks, locale }: Screen) =>
  readingOf(
    blocks.flatMap(({ texts }) => texts),
    locale,
  );

function screenCells(screen: Screen): string[] {
  const { page, state, locale, blocks } = screen;
  const parts = blocks.map(({ name, texts }) => `${name} ${readingOf(texts, locale).words}`);
  return [
    text(`${page}, ${state}`),
    ...numbersOf(readingOn(screen)),
    `<span lang="${locale}">${text(parts.join(' · '))}</span>`,
  ];
}

const method = `A word is what ICU's word breaker finds in the visible text (Intl.Segmenter), without the options of a list. The level
is LIX: the words of a sentence on average, plus the percentage of words with more than six letters. Below 30 is very easy, 40 is a
newspaper, above 60 is very hard. Labels, headings and buttons are no sentences and do not count for it. Languages with long words
have a higher level, so compare texts of one language only. On a screen with few sentences a single word changes the level.`;

/** Returns the page about the work of reading: words by screen, level by language, and time limits. */
export function readingPage(all: readonly Screen[]): string {
  const screens = all.filter(({ blocks }) => blocks.length > 0);
  const marks = `A person should look at a screen with more than ${MOST_WORDS} words, with a sentence of more than ${LONGEST_SENTENCE} words, or
with a level above ${HIGHEST_LIX}. That is no failure: a consent may need its words.`;
  const languages = tableOf(
    'Reading level by language',
    ['Language', 'Words', 'Longest sentence', 'LIX'],
    Array.from(
      groupedBy(screens, ({ site, locale }) => `${locale} (${site})`),
      ([name, of]) => [text(name), ...numbersOf(readingOf(textsOf(of), of[0]?.locale ?? ''))],
    ),
  );
  const limits = tableOf(
    'Time limits (WCAG 2.2 2.2.1)',
    ['What ends', 'After', 'How it is extended, or why there is no need', 'Sources'],
    timeLimits.map(({ what, lasts, answer, open, sources }) => [
      text(what),
      text(lasts),
      text(answer) + (open === undefined ? '' : ` <strong>To look at:</strong> ${text(open)}`),
      listOf(Object.keys(sources).map((path) => `<code>${text(path)}</code>`)),
    ]),
  );
  const others = otherTimers.map(({ why, sources }) => `${text(why)} ${Object.keys(sources).length} files.`);
  const marked = screens.flatMap((screen) => {
    const found = toLookAt(readingOn(screen));
    return found.length > 0
      ? [text(`${screen.site} ${screen.page}, ${screen.state}: ${found.join(', ')}`)]
      : [];
  });
  const tables = Array.from(
    groupedBy(screens, ({ site }) => site),
    ([site, of]) =>
      tableOf(
        `Words of the screens of ${site}`,
        ['Screen', 'Words', 'Longest sentence', 'LIX', 'Words by block'],
        of.map(screenCells),
      ),
  );
  return pageOf(
    'Work of reading, and time limits',
    `<p><a href="index.html">All criteria</a></p>
<h2>Method</h2><p>${method}</p><p>${marks}</p>
<h2>To look at</h2>${marked.length > 0 ? listOf(marked) : '<p>No screen is above these numbers.</p>'}
<h2>Languages</h2><p>All texts of a site, each once.</p>${languages}
<h2>Time limits</h2>${limits}
<p>Other timers end nothing for a shopper:</p>${listOf(others)}
<h2>Screens</h2>${tables.join('\n')}`,
  );
}
