import { isUuid } from '../secrets/ids.ts';

/** The messages about a registration whose records are matched: that it is done, and its leads. */
export const messages = ['registered', 'lead', 'newsletter'] as const;

/**
 * A word of a page about a channel. `ttruth=works` is about the way to the channel: a record got through (`works`), two or more failed
 * and none got through (`fails`), or records wait for consent (`held`). `lead.ga4=sent` is about the record of one message: it was
 * sent, refused by consent, dropped by the channel or its service, or failed without a response.
 */
export const pageWord =
  /^(?:[\w-]{1,20}=(?:works|fails|held)|(?:registered|lead|newsletter)\.[\w-]{1,20}=(?:sent|refused|dropped|failed))$/;

/** Most words of one page: three messages at ten channels, and their ways. */
export const mostWords = 40;

/** Returns words once and in order, so that pages with the same words have the same text. */
export const textOfWords = (words: readonly string[]): string => [...new Set(words)].sort().join(' ');

/** Returns the words of a text. */
export const wordsOfText = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));

/** Returns the words about one channel, without its name: those about the way to it, and those about its record of a message. */
export function wordsAbout(words: Iterable<string>, channel: string, message: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const each of words) {
    const [subject = '', word = ''] = each.split('=');
    if (subject === channel || subject === `${message}.${channel}`) found.add(word);
  }
  return found;
}

/** The state of tracking on the page that sent a registration. */
export type TrackingState =
  /** The browser posted the form itself, or the page is in a frame, where nothing is tracked. */
  | { readonly kind: 'none' }
  /** Tracking had not loaded. */
  | { readonly kind: 'early' }
  | {
      readonly kind: 'tracked';
      readonly words: readonly string[];
      /** Links the registration with receipts and a session. Absent without consent to statistics. */
      readonly link?: { readonly id: string; readonly session: string | undefined };
    };

/** The header of a registration, as its page says it. */
export interface SaidTracking {
  /** A random id, only with consent to statistics. */
  readonly id: string | undefined;
  readonly words: readonly string[];
}

/** Reads the header `X-Tracking`: an id or a dash, then words. Ignores everything else, because no registration fails for it. */
export function readTracking(header: string): SaidTracking {
  const [id, ...words] = header.slice(0, 2000).split(' ');
  return {
    id: isUuid(id) ? id : undefined,
    words: words.filter((word) => pageWord.test(word)).slice(0, mostWords),
  };
}
