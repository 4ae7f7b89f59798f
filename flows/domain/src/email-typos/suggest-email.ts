import { type Provider, providers, realEndings, realDomains } from './mail-providers.ts';

/**
 * Counts the slips of the fingers between two words: letters left out, added or mistaken, and neighbours that changed places
 * (optimal string alignment: no letter is changed twice).
 * @param other what a slip counts that is no change of places. @default 1
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

/** How many slips a name can have: the shorter it is, the more other names are a letter away. */
const allowedIn = ({ length }: string): number => (length < 4 ? 0 : length < 10 ? 1 : 2);

/** A slip hardly ever hits the first letter: two names that differ in it are mostly two companies. */
const beginAlike = ([a, b]: string, [c, d]: string): boolean => a === c || (a === d && b === c);

/** Slips between a domain and a provider's; `Infinity` for one that is another's. */
function slipsIn(domain: string, { name, ending }: Provider): number {
  const [typedName = '', ...labels] = domain.split('.');
  const typedEnding = labels.join('.');
  // Of few letters only a change of places tells the slip: of two letters nearly every other pair is a country.
  const inName = countSlips(typedName, name, name.length < 5 ? 2 : 1);
  const inEnding = countSlips(typedEnding, ending, typedEnding.length < 3 && ending.length < 3 ? 2 : 1);
  const isAnother =
    inName > allowedIn(name) ||
    !beginAlike(typedName, name) ||
    inEnding > 1 ||
    realEndings.has(typedEnding) ||
    // `co` is a country as well, but a long name in front of it tells that `com` was meant.
    (typedEnding.length < ending.length && (inName > 0 || name.length < 5));
  return isAnother ? Infinity : inName + inEnding;
}

/** The one provider whose domain may have been meant by another; none where two are as near. */
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
 * The address that was meant by one with a slip in its provider's name: `erika@gmail.com` for `erika@gmial.com`. Nothing for an
 * address that may be right: it is a question, and one too many is worse than one too few.
 */
export function suggestEmail(email: string): string | undefined {
  const [, recipient, domain = ''] = address.exec(email.trim()) ?? [];
  const typed = domain.toLowerCase();
  // A comma lies beside the dot, and a dot is easily typed twice, or at the end as after a sentence.
  const read = typed.replaceAll(/[.,]+/g, '.').replace(/\.$/, '');
  if (recipient === undefined || realDomains.has(read)) return undefined;
  const meant = nearestProvider(read);
  return meant === undefined || meant === typed ? undefined : recipient + meant;
}
