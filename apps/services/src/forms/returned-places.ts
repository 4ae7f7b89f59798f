import {
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
import type { Postal } from '../postal/open-postal.ts';
import { typedPlace } from './typed-place.ts';

type Returned = Pick<ReturnedForm, 'values' | 'choices'>;

const nothing: Returned = { values: {} };

/** The towns of a code whose own is missing or does not match; the one that was typed stays one of them. */
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
  const told = isPostalTold(path, values) || issues.some(({ code }) => code === 'postalMismatch');
  const isTold = mismatch && told;
  return { choices, values: isTold ? { [postalToldField(path)]: postalToldValue(path, values) } : {} };
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
 * All that a page without JavaScript cannot ask for itself when its form comes back: towns and districts to choose from, and
 * the hidden value by which a mismatch that it tells is not told again.
 * @param issues what the page tells
 * @param language that of the site
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
