/** Takes out of a transcript what depends on the language of the page or on the day. */

/** Writes a text as Orca does: with single, plain spaces. @param {string} text */
export const inOneLine = (text) => text.split(/\s+/u).join(' ');

/** Orca puts a comma between two sentences that it reads as a whole, and a language decides where a sentence ends. @param {string} text */
export const withoutPauses = (text) => text.replace(/([.!?:]), /gu, '$1 ');

/** Replaces today, as a site writes it. Orca may take the point of a day for the end of a sentence. @param {string} text @param {string} day */
export const withoutDay = (text, day) =>
  text.replaceAll(new RegExp(inOneLine(day).split(' ').map(RegExp.escape).join(',? '), 'gu'), '[today]');
