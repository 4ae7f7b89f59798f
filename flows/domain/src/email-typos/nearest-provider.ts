import { countSlips } from './count-slips.ts';
import { type Provider, providers } from './providers.ts';
import { realEndings } from './real-domains.ts';

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
