import {
  type AddressPath,
  addressPaths,
  type FormPlan,
  type FormValues,
  isPostalTold,
  type Issue,
  loadProvinces,
  postalToldField,
  postalToldValue,
  readValue,
  type ReturnedForm,
} from '@crema/flow-domain';
import type { Postal } from '../../core/postal/open-postal.ts';

/** The postal code and the town of a form's address, as its rules read them. */
export interface TypedPlace {
  readonly path: AddressPath;
  readonly country: string;
  readonly zipcode: string;
  readonly city: string;
}

/** Returns the place in a form. `undefined` if the form has no address, or asks for a province instead of a town. */
function typedPlace({ fields }: FormPlan, values: FormValues): TypedPlace | undefined {
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
 * Finds the address whose code and town do not match, unless its page has shown this already. A mismatch holds a post back only
 * once, because the data do not have every name of a town.
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

type Returned = Pick<ReturnedForm, 'values' | 'choices'>;

const nothing: Returned = { values: {} };

/** Returns the towns of a code if the typed town is missing or does not match. The typed town stays one of them. */
async function towns(
  postal: Postal,
  plan: FormPlan,
  values: FormValues,
  issues: readonly Issue[],
  language: string,
): Promise<Returned> {
  const place = typedPlace(plan, values);
  if (!place) return nothing;
  const { path, country, zipcode, city } = place;
  const mismatch = (await postal.matches(place)) === 'mismatch';
  if (!mismatch && city !== '') return nothing;
  const known = await postal.townsOf(country, zipcode, language);
  if (known.length === 0) return nothing;
  const typed = values[`${path}.postalTown`] ?? '';
  const choices = {
    [`${path}.postalTown`]: city === '' || known.includes(typed) ? known : [...known, typed],
  };
  const isAnnounced = isPostalTold(path, values) || issues.some(({ code }) => code === 'postalMismatch');
  const isRepeated = mismatch && isAnnounced;
  return { choices, values: isRepeated ? { [postalToldField(path)]: postalToldValue(path, values) } : {} };
}

/** The districts of a Turkish province that was chosen. */
async function districts({ fields }: FormPlan, values: FormValues): Promise<Returned> {
  const province = fields.find(({ kind }) => kind === 'province');
  const district = fields.find(({ kind }) => kind === 'district');
  if (!province || !district) return nothing;
  const { districtsOf } = await loadProvinces();
  const known = districtsOf(readValue(province, province.name, values));
  return known.length > 0 ? { values: {}, choices: { [district.name]: known } } : nothing;
}

/**
 * Returns what a page without JavaScript cannot load itself when its form comes back: towns and districts to choose from, and a
 * hidden value, so that the next post does not report the same mismatch again.
 * @param issues the issues that the page shows
 * @param language language of the site
 */
export async function returnedPlaces(
  postal: Postal,
  plan: FormPlan,
  values: FormValues,
  issues: readonly Issue[],
  language: string,
): Promise<Returned> {
  const [ofCode, ofProvince] = [
    await towns(postal, plan, values, issues, language),
    await districts(plan, values),
  ];
  const choices = { ...ofCode.choices, ...ofProvince.choices };
  return { values: ofCode.values, ...(Object.keys(choices).length > 0 ? { choices } : {}) };
}
