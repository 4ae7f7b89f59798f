import { type AddressPath, emptyMemory } from '@crema/flow-domain';
import { useFlow, useForm } from '@crema/flow-form';
import { useEffect, useRef } from 'react';
import { changedValues, entriesOf } from './entries.ts';
import { followAnswers } from './follow-answers.ts';

/** The answers from which others follow. */
const decisive = ['countryCode', 'postalTown', 'companyInvoice', 'companyType'] as const;

/**
 * Keeps an address together while it is answered: what follows from an answer is written into the form before the plan asks
 * anew, so that every field comes with the value that belongs to it.
 */
export function useAnswers(path: AddressPath): void {
  const form = useForm();
  const { country } = useFlow().site;
  const memory = useRef(emptyMemory);
  useEffect(() => {
    const names = new Set<string>(decisive.map((part) => `${path}.${part}`));
    let before = entriesOf(path, form.values(), country);
    return form.onChange((inputs) => {
      if (!inputs.some((input) => names.has(input))) return;
      const entries = entriesOf(path, form.values(), country);
      const followed = followAnswers(before, { entries, memory: memory.current });
      before = followed.entries;
      memory.current = followed.memory;
      const filled = changedValues(path, entries, followed.entries);
      if (Object.keys(filled).length > 0) form.fill(filled);
    });
  }, [form, path, country]);
}
