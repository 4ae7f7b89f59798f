import type { FormValues } from '../../../flows/domain/src/index.ts';
import { cleanText } from '../../../flows/domain/src/rules/clean-text.ts';
import type { World } from '../world.ts';

/** What is left of a text when nobody cares how it is written: codes and numbers are sent as their countries write them. */
const essence = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, cleanText)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLocaleLowerCase('en');

type Leaf = readonly [path: string, value: unknown];

/** All texts, numbers and yes or no of what was sent, by their paths. */
function leaves(sent: unknown, path = ''): readonly Leaf[] {
  if (typeof sent !== 'object' || sent === null) return sent === undefined ? [] : [[path, sent]];
  return Object.entries(sent).flatMap(([key, value]) => leaves(value, path === '' ? key : `${path}.${key}`));
}

/** What is sent beside what the form shows: which form it is, and which text was agreed to. */
const around =
  /^(?:flow|site|locale|subscription|cardSelection\.layout|.*variant.*|.*\.countryCode)$|^consents\./;

/** What only decides what else is asked. */
const toggle = /^cardSelection\.layout$|\.(?:companyInvoice|companyType)$/;

/** Where a value of the request stands in the form. */
const inputOf = (path: string) => path.replace(/^address\.regular\./, 'address.');

function isSame(path: string, sent: unknown, shown: string): boolean {
  if (path === 'password') return sent === shown;
  if (typeof sent === 'boolean') return sent === (shown === 'on');
  if (typeof sent === 'number') return sent === Number(shown.normalize('NFKC'));
  const [there, here] = [essence(String(sent)), essence(shown)];
  if (path.endsWith('postalCode')) return here.endsWith(there);
  // Letters are no part of a telephone number (Registration §5).
  if (path.endsWith('honeNumber')) return here.replace(/[^0-9]/g, '').endsWith(there);
  // The names of Austria's floors say the words that people type with them.
  if (/\.floor[A-Z]\w+$/.test(path))
    return there === here.replace(/^(?:stiege|stg|stock|top|tür)(?=\d)|(?:stiege|stock)$/g, '');
  return there === here && String(sent) === String(sent).trim();
}

/** What was sent otherwise than the form shows it, or left out, or sent without being shown. */
export function sentOtherwise(world: World, sent: unknown, shown: FormValues): readonly string[] {
  const values = new Map(leaves(sent).map(([path, value]) => [inputOf(path), value] as const));
  const names = Object.keys(shown);
  const added = [...values]
    .filter(([path, value]) => !names.includes(path) && !around.test(path) && value !== '')
    .map(([path, value]) => `${path} was sent as ${JSON.stringify(value)} and is not shown`);
  const changed = names.flatMap((name) => {
    const value = name.startsWith('consents.') ? values.get(`${name}.granted`) : values.get(name);
    const text = shown[name] ?? '';
    // A country that cannot be changed is no answer, and is sent; a toggle only decides what else is.
    if (around.test(name) && text === '') return [];
    const isRight =
      value === undefined ? essence(text) === '' || toggle.test(name) : isSame(name, value, text);
    if (isRight) return [];
    return [`${name} shows ${JSON.stringify(text)} and was sent as ${JSON.stringify(value)}`];
  });
  const { form, options } = world.scene;
  // What is known of a customer is sent unasked, and so is that the card's own form is for the card.
  const known = options.customer
    ? /^(?:personalData|email|cardMembership)\b|firstName/
    : form === 'card'
      ? /^cardMembership/
      : /^$/;
  return [...added, ...changed].filter((each) => !known.test(each));
}
