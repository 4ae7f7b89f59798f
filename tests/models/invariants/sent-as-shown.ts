import type { FormValues } from '../../../flows/domain/src/index.ts';
import { cleanText } from '../../../flows/domain/src/rules/clean-text.ts';
import type { World } from '../world.ts';

/**
 * Removes differences of notation from a text, because codes and numbers are sent in the notation of their
 * country.
 */
const essence = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, cleanText)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLocaleLowerCase('en');

type Leaf = readonly [path: string, value: unknown];

/** Returns all texts, numbers and booleans of a request, by path. */
function leaves(sent: unknown, path = ''): readonly Leaf[] {
  if (typeof sent !== 'object' || sent === null) return sent === undefined ? [] : [[path, sent]];
  return Object.entries(sent).flatMap(([key, value]) => leaves(value, path === '' ? key : `${path}.${key}`));
}

/**
 * Parts of the request that the form does not show: the kind of form, and the version of each agreed text.
 */
const around =
  /^(?:flow|site|locale|subscription|cardSelection\.layout|.*variant.*|.*\.countryCode)$|^consents\./;

/** Toggles that only decide which other fields are visible. */
const toggle = /^cardSelection\.layout$|\.(?:companyInvoice|companyType)$/;

/** Returns the input in the form for a path in the request. */
const inputOf = (path: string) => path.replace(/^address\.regular\./, 'address.');

function isSame(path: string, sent: unknown, shown: string): boolean {
  if (path === 'password') return sent === shown;
  if (typeof sent === 'boolean') return sent === (shown === 'on');
  if (typeof sent === 'number') return sent === Number(shown.normalize('NFKC'));
  const [there, here] = [essence(String(sent)), essence(shown)];
  if (path.endsWith('postalCode')) return here.endsWith(there);
  // Letters do not belong to a telephone number (Registration §5).
  if (path.endsWith('honeNumber')) return here.replace(/[^0-9]/g, '').endsWith(there);
  // The names of Austria's floor fields contain the words that shoppers type with them.
  if (/\.floor[A-Z]\w+$/.test(path))
    return there === here.replace(/^(?:stiege|stg|stock|top|tür)(?=\d)|(?:stiege|stock)$/g, '');
  return there === here && String(sent) === String(sent).trim();
}

/**
 * Returns values that differ between request and form, are missing in the request, or are sent without being
 * visible.
 */
export function sentOtherwise(world: World, sent: unknown, shown: FormValues): readonly string[] {
  const values = new Map(leaves(sent).map(([path, value]) => [inputOf(path), value] as const));
  const names = Object.keys(shown);
  const added = [...values]
    .filter(([path, value]) => !names.includes(path) && !around.test(path) && value !== '')
    .map(([path, value]) => `${path} was sent as ${JSON.stringify(value)} and is not shown`);
  const changed = names.flatMap((name) => {
    const value = name.startsWith('consents.') ? values.get(`${name}.granted`) : values.get(name);
    const text = shown[name] ?? '';
    // The form sends a country that cannot change, although it is not an answer. A toggle only decides which
    // other fields are visible.
    if (around.test(name) && text === '') return [];
    const isRight =
      value === undefined ? essence(text) === '' || toggle.test(name) : isSame(name, value, text);
    if (isRight) return [];
    return [`${name} shows ${JSON.stringify(text)} and was sent as ${JSON.stringify(value)}`];
  });
  const { form, options } = world.scene;
  // The form sends stored data of a customer without a question. The card's own form also sends that it is
  // for the card.
  const known = options.customer
    ? /^(?:personalData|email|cardMembership)\b|firstName/
    : form === 'card'
      ? /^cardMembership/
      : /^$/;
  return [...added, ...changed].filter((each) => !known.test(each));
}
