import {
  type AddressPath,
  addressPaths,
  type FormPlan,
  type FormValues,
  isPostalTold,
  readValue,
} from '@crema/flow-domain';
import type { Postal } from '../postal/open-postal.ts';

/** The postal code and the town of a form's address, as its rules read them. */
export interface TypedPlace {
  readonly path: AddressPath;
  readonly country: string;
  readonly zipcode: string;
  readonly city: string;
}

/** The place in a form; `undefined` where it asks for no address, or for a province in place of a town. */
export function typedPlace({ fields }: FormPlan, values: FormValues): TypedPlace | undefined {
  for (const path of addressPaths) {
    const town = fields.find(({ kind, name }) => kind === 'town' && name === `${path}.postalTown`);
    for (const code of fields) {
      if (!town || code.kind !== 'postalCode' || code.name !== `${path}.postalCode`) continue;
      const [zipcode, city] = [code, town].map((field) => readValue(field, field.name, values));
      return { path, country: code.country.code, zipcode: zipcode ?? '', city: city ?? '' };
    }
  }
  return undefined;
}

/**
 * Finds the address whose code and town do not match, unless its page has told so already. A mismatch holds a post back once,
 * since the data does not know every name of a town.
 */
export async function findMismatch(
  postal: Postal,
  plan: FormPlan,
  values: FormValues,
): Promise<AddressPath | undefined> {
  const place = typedPlace(plan, values);
  if (!place || isPostalTold(place.path, values)) return undefined;
  return (await postal.matches(place)) === 'mismatch' ? place.path : undefined;
}
