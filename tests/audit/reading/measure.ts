/** How much a text asks of its reader. */
export interface Reading {
  readonly words: number;
  /** Words of the longest sentence. */
  readonly longest: number;
  /**
   * Björnsson's readability index (LIX): words of a sentence on average, plus the percentage of words with more than six letters.
   * Below 30 is very easy, 40 is a newspaper, above 60 is very hard. It needs no syllables and no word lists, so it is defined
   * for every language that separates words. Compare texts of one language only. Undefined without whole sentences.
   */
  readonly lix: number | undefined;
}

/** Words with more letters are long. */
const LONG = 6;

/** A label or a button has no full stop. It counts as words, but would make the sentences look short. */
const isSentence = /[.!?…]["”“»)]*$/u;

/** Measures texts as the page shows them, each from one element. */
export function readingOf(texts: readonly string[], locale: string): Reading {
  const segments = new Intl.Segmenter(locale, { granularity: 'sentence' });
  const parts = new Intl.Segmenter(locale, { granularity: 'word' });
  const wordsOf = (text: string) =>
    Array.from(parts.segment(text)).flatMap(({ segment, isWordLike }) =>
      isWordLike === true ? [segment] : [],
    );
  const sentences = texts
    .flatMap((text) => Array.from(segments.segment(text), ({ segment }) => segment.trim()))
    .map((text) => ({ words: wordsOf(text), isWhole: isSentence.test(text) }));
  const whole = sentences
    .filter(({ isWhole, words }) => isWhole && words.length > 0)
    .map(({ words }) => words);
  const running = whole.flat();
  const long = running.filter((word) => Array.from(word).length > LONG).length;
  return {
    words: sentences.reduce((sum, { words }) => sum + words.length, 0),
    longest: Math.max(0, ...whole.map((words) => words.length)),
    lix:
      running.length === 0
        ? undefined
        : Math.round(running.length / whole.length + (100 * long) / running.length),
  };
}

/** A screen with more words takes longer than a minute and a half to read at 200 words a minute. */
export const MOST_WORDS = 300;
/** The longest sentence of plain language. */
export const LONGEST_SENTENCE = 25;
/** A higher index is very hard in every language. */
export const HIGHEST_LIX = 60;

/** Returns what a person should look at. It is no failure: a consent may need its words. */
export const toLookAt = ({ words, longest, lix }: Reading): string[] => [
  ...(words > MOST_WORDS ? [`${words} words`] : []),
  ...(longest > LONGEST_SENTENCE ? [`a sentence of ${longest} words`] : []),
  ...(lix !== undefined && lix > HIGHEST_LIX ? [`LIX ${lix}`] : []),
];
