import { type PostalSuggestion, suggestingCountries } from '@crema/flow-domain';
import { splitStreet } from '@crema/flow-domain/server';
import type { AddressServices } from '@crema/flow-form';

/** The behaviour of the double of an address form's services. */
export interface AddressDouble {
  /** The places that `validateAddress` knows. It suggests those that begin with the typed text. @default three in Germany */
  readonly places?: readonly PostalSuggestion[];
  /** The streets of its address service, which is asked about Germany, Italy and France. @default it has none */
  readonly streets?: readonly PostalSuggestion[];
  /** Pairs that do not match, as `code town`. @default none */
  readonly mismatches?: readonly string[];
  /** The result of a save. @default it succeeds */
  readonly saved?: Awaited<ReturnType<AddressServices['save']>> | 'waiting';
  /** True if all calls fail except saves. @default false */
  readonly away?: boolean;
  /** Milliseconds of all calls except saves. @default 0 */
  readonly slow?: number;
}

const german = [
  { zipcode: '50667', city: 'Köln' },
  { zipcode: '50668', city: 'Köln' },
  { zipcode: '50670', city: 'Köln' },
];

/** Services of an address form without a server, for stories and tests. */
export function addressServices({
  places = german,
  streets,
  mismatches = [],
  saved = { kind: 'saved', uuid: 'a1' },
  away = false,
  slow = 0,
}: AddressDouble = {}): AddressServices {
  const answer = async <Answer>(given: Answer): Promise<Answer | undefined> => {
    if (slow > 0) await new Promise((done) => setTimeout(done, slow));
    return away ? undefined : given;
  };
  return {
    suggestsIn: suggestingCountries,
    suggestsStreetsIn: streets && ['DE', 'IT', 'FR'],
    validate: ({ country, zipcode, city, streetAddress, activeField }) => {
      if (activeField === 'street') {
        const { street: typed, after } = splitStreet(streetAddress, country);
        const suggestions = (streets ?? [])
          .filter(({ street = '' }) => street.toLowerCase().startsWith(typed.toLowerCase()))
          .map(({ street = '', zipcode: code, city: town }) => ({
            street: street + after,
            zipcode: code,
            city: town,
          }));
        const isEntered = suggestions.some(
          (each) => each.street === streetAddress && each.zipcode === zipcode,
        );
        return answer({ isValid: true, errors: [], suggestions: isEntered ? [] : suggestions });
      }
      const [key, typed] =
        activeField === 'city' ? (['city', city] as const) : (['zipcode', zipcode] as const);
      const isWrong = mismatches.includes(`${zipcode} ${city}`);
      return answer({
        isValid: !isWrong,
        errors: isWrong ? ['postalMismatch'] : [],
        suggestions: places.filter((place) => place[key].toLowerCase().startsWith(typed.toLowerCase())),
      });
    },
    provinces: () =>
      answer([
        { id: '06', name: 'Ankara' },
        { id: '34', name: 'İstanbul' },
      ]),
    districts: (id) => answer([{ name: id === '34' ? 'Kadıköy' : 'Çankaya' }]),
    customer: () => answer(undefined),
    save: () => (saved === 'waiting' ? new Promise(() => {}) : Promise.resolve(saved)),
  };
}
