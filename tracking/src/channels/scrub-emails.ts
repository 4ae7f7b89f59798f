/** A text without e-mail addresses; what is longer than the bound is cut before, because the pattern takes its time with long texts. */
export const scrubEmails = (text: string, bound: number): string =>
  /@|%40/.test(text) ? text.slice(0, bound).replace(/\S*(?:@|%40)\S*/g, '(e-mail)') : text;
