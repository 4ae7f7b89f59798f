import { type Provider, providers, realDomains, realEndings } from './mail-providers.ts';

/**
 * Counts the slips of the fingers between two words: letters left out, added or mistaken, and neighbours that changed places
 * (optimal string alignment: no letter is changed twice).
 * @param other the count of a slip that is no change of places. @default 1
 */
export function countSlips(typed: string, meant: string, other = 1): number {
  let before: readonly number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, at) => at * other);
  for (let row = 1; row <= typed.length; row += 1) {
    const now = [row * other];
    for (let at = 1; at <= meant.length; at += 1) {
      const isSame = typed[row - 1] === meant[at - 1];
      const isSwapped = typed[row - 1] === meant[at - 2] && typed[row - 2] === meant[at - 1];
      now[at] = Math.min(
        (now[at - 1] ?? 0) + other,
        (last[at] ?? 0) + other,
        (last[at - 1] ?? 0) + (isSame ? 0 : other),
        isSwapped ? (before[at - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, last] = [last, now];
  }
  return last[meant.length] ?? 0;
}

/** Returns the number of slips that a name may have. More other names are one letter away from a short name. */
const allowedIn = ({ length }: string): number => (length < 4 ? 0 : length < 10 ? 1 : 2);

/** True if both names have the same first letter. Names that differ in it mostly belong to two companies. */
const beginAlike = ([a, b]: string, [c, d]: string): boolean => a === c || (a === d && b === c);

/** Returns the number of slips between a domain and a provider's, or `Infinity` for the domain of another company. */
function slipsIn(domain: string, { name, ending }: Provider): number {
  const [typedName = '', ...labels] = domain.split('.');
  const typedEnding = labels.join('.');
  // In a short text only a change of places is a slip, because nearly every pair of letters is a country.
  const inName = countSlips(typedName, name, name.length < 5 ? 2 : 1);
  const inEnding = countSlips(typedEnding, ending, typedEnding.length < 3 && ending.length < 3 ? 2 : 1);
  const isAnother =
    inName > allowedIn(name) ||
    !beginAlike(typedName, name) ||
    inEnding > 1 ||
    realEndings.has(typedEnding) ||
    // `co` is a country as well, but after a long name the shopper meant `com`.
    (typedEnding.length < ending.length && (inName > 0 || name.length < 5));
  return isAnother ? Infinity : inName + inEnding;
}

/** Returns the provider that a shopper may have meant by a domain. `undefined` if two are equally near. */
export function nearestProvider(domain: string): string | undefined {
  let nearest: string | undefined;
  let fewest = Infinity;
  for (const provider of providers) {
    const slips = slipsIn(domain, provider);
    if (slips === fewest) nearest = undefined;
    else if (slips < fewest) {
      nearest = `${provider.name}.${provider.ending}`;
      fewest = slips;
    }
  }
  return nearest;
}

/** The recipient with the sign, and the domain. */
const address = /^([^\s@]+@)([^\s@]{3,40})$/;

/**
 * Returns the address that a shopper meant by one with a slip in its provider's name: `erika@gmail.com` for `erika@gmial.com`.
 * Returns `undefined` for an address that may be right, because one question too many is worse than one too few.
 */
export function suggestEmail(email: string): string | undefined {
  const [, recipient, domain = ''] = address.exec(email.trim()) ?? [];
  const typed = domain.toLowerCase();
  // The comma is beside the dot on a keyboard. A dot is easily typed twice, or at the end as after a sentence.
  const read = typed.replaceAll(/[.,]+/g, '.').replace(/\.$/, '');
  if (recipient === undefined || realDomains.has(read)) return undefined;
  const meant = nearestProvider(read);
  return meant === undefined || meant === typed ? undefined : recipient + meant;
}
