import { type AddressPath, emptyMemory } from '@crema/flow-domain';
import { useFlow, useForm } from '@crema/flow-form';
import { useEffect, useRef } from 'react';
import { changedValues, enteredIn, entriesOf } from './entries.ts';
import { followAnswers } from './follow-answers.ts';

/** The answers that fill in or remove other answers. */
const decisive = ['countryCode', 'postalTown', 'companyInvoice', 'companyType'] as const;

/** Writes what follows from an answer into the form before the plan changes, so that each field appears with its own value. */
export function useAnswers(path: AddressPath): void {
  const form = useForm();
  const { country } = useFlow().site;
  const memory = useRef(emptyMemory);
  useEffect(() => {
    const names = new Set<string>(decisive.map((part) => `${path}.${part}`));
    let before = entriesOf(path, form.values(), country);
    // A browser fills in a whole address within one task. A shopper does not answer two questions in one task.
    const together = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let following = false;
    const letGo = form.onChange((inputs) => {
      if (following) return;
      for (const input of inputs) together.add(input);
      timer ??= setTimeout(() => {
        together.clear();
        timer = undefined;
      });
      if (!inputs.some((input) => names.has(input))) return;
      const entries = entriesOf(path, form.values(), country);
      const now = { entries, memory: memory.current };
      const followed = followAnswers(before, now, enteredIn(path, entries, together));
      before = followed.entries;
      memory.current = followed.memory;
      const filled = changedValues(path, entries, followed.entries);
      following = true;
      if (Object.keys(filled).length > 0) form.fill(filled);
      following = false;
    });
    return () => {
      letGo();
      clearTimeout(timer);
    };
  }, [form, path, country]);
}
