import type { FormValues } from '@crema/flow-domain';
import type { FormStore } from '../engine/form-store.ts';
import { isUntouched } from '../engine/is-untouched.ts';

/** How many answers can follow from each other: a country, its province, its district, and one more. */
const rounds = 4;

/**
 * Writes a draft into a form, but for answers that were given since: what the shopper typed before the page's scripts came
 * stays.
 * @returns takes everything back that was entered
 */
export function restoreDraft(store: FormStore, form: HTMLFormElement, draft: FormValues): () => void {
  const before = store.values();
  const answered = new Set(
    [...form.elements]
      .filter((control) => !isUntouched(control))
      .map((control) => control.getAttribute('name')),
  );
  // What follows from one answer clears others, as a province its districts: they are written again until they stay.
  const fillAll = (answers: readonly (readonly [name: string, value: string])[]) => {
    const isMissing = () => answers.some(([name, value]) => store.value(name) !== value);
    for (let round = 0; round < rounds && isMissing(); round += 1) store.fill(Object.fromEntries(answers));
  };
  fillAll(Object.entries(draft).filter(([name]) => !answered.has(name)));
  return () =>
    fillAll(Object.keys(store.values()).map((name) => [name, (!answered.has(name) && before[name]) || '']));
}
