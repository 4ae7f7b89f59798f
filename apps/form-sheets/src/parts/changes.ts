import type { FormPlan } from '@crema/flow-domain';
import { fieldName, labelKey, optionKeys } from '../facts/fields.ts';
import type { FormFacts } from '../facts/form-facts.ts';
import { consentNames } from '../facts/names.ts';
import { quoted } from './markdown.ts';

/** A field or a consent as a shopper sees it. The name stands for it, because a town and a province share an input. */
type Asked = Readonly<Record<'name' | 'answer', string> & Partial<Record<'label' | 'options', string>>>;

/** Returns how a plan differs from another one, a line for each way; empty if a shopper sees no difference. */
export function changes(from: FormPlan, to: FormPlan, { site, say }: FormFacts): string[] {
  if (to.unavailable) return from.unavailable ? [] : ['The form is not offered; a notice says why.'];
  const answer = (required: boolean) => (required ? 'required' : 'optional');
  const fields = (plan: FormPlan) =>
    plan.fields.map((field) => ({
      name: fieldName(field),
      label: quoted(site, say(labelKey(field))),
      answer: field.disabled ? 'shown, not to be changed' : answer(field.required),
      options: quoted(site, ...optionKeys(field).map((key) => say(key))),
    }));
  const consents = (plan: FormPlan) =>
    plan.consents.map(({ kind, required }) => ({ name: consentNames[kind], answer: answer(required) }));
  const asked = compared('Asked', fields(from), fields(to));
  return [...asked, ...compared('Agreed to', consents(from), consents(to))];
}

const ways = ['label', 'answer', 'options'] as const;

function compared(verb: string, before: readonly Asked[], after: readonly Asked[]): string[] {
  const otherwise = after.flatMap((each) => {
    const old = before.find(({ name }) => name === each.name) ?? each;
    const changed = ways.filter((way) => old[way] !== each[way]).map((way) => each[way]);
    return changed.length > 0 ? [`${each.name}: ${changed.join(', ')}`] : [];
  });
  const gone = before.filter((old) => after.every(({ name }) => name !== old.name)).map(({ name }) => name);
  const lines = [
    ...runs(verb, before, after),
    [`${verb} otherwise`, ...otherwise],
    [`Not ${verb.toLowerCase()}`, ...gone],
  ];
  return lines.flatMap(([title, ...pieces]) => (pieces.length > 0 ? [`${title}: ${pieces.join('; ')}`] : []));
}

/** Lists what is new in runs, or everything from the first difference on if something that stays has changed places. */
function runs(verb: string, before: readonly Asked[], after: readonly Asked[]): string[][] {
  const [old, now] = [before.map(({ name }) => name), after.map(({ name }) => name)];
  const kept = old.filter((name) => now.includes(name)).join();
  const isReordered = kept !== now.filter((name) => old.includes(name)).join();
  const start = now.findIndex((name, index) => name !== old[index]);
  const found: string[][] = [];
  let [previous, isRun] = ['', false];
  for (const [index, { name, label, answer }] of after.entries()) {
    const isListed = isReordered ? index >= start : !old.includes(name);
    const place = previous ? `${verb} after “${previous}”` : `${verb} first`;
    if (isListed && !isRun) found.push([isReordered ? `${place}, in this order` : place]);
    const words = [name, label, answer === 'optional' && '(optional)'].filter(Boolean);
    if (isListed) found.at(-1)?.push(words.join(' '));
    [previous, isRun] = [name, isListed];
  }
  return found;
}
