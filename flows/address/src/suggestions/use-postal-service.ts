import type { FormValues, PostalField, ValidateAddressRequest } from '@crema/flow-domain';
import { useAsk, useFlow, useForm } from '@crema/flow-form';
import { useRef, useState } from 'react';
import { type ActiveField, postalLines, type PostalLine } from './postal-suggestions.ts';

/** The fields of a code and its town, with the street that follows them. */
export interface PostalFields {
  readonly code: PostalField;
  readonly town: PostalField;
  /** Name of the street's input. */
  readonly street: string;
}

/**
 * What the services know of a code and a town: what begins so, and whether the two belong together (Registration §7,
 * validateAddress). Nobody is asked before something was typed.
 */
export function usePostalService({ code, town, street }: PostalFields) {
  const { addresses, site } = useFlow();
  const form = useForm();
  const ask = useAsk();
  const { country } = code;
  const inputs = [code.name, town.name];
  const pairOf = (values: FormValues) => inputs.map((input) => values[input]?.trim() ?? '').join('\n');
  // What a form starts with was judged when it was saved.
  const [start] = useState(() => pairOf(form.values()));
  const judged = useRef(start);
  const isKnown = addresses?.suggestsIn.includes(country.code) ?? false;

  const addressOf = (values: FormValues, activeField: ActiveField): ValidateAddressRequest => ({
    country: country.code,
    zipcode: values[code.name] ?? '',
    city: values[town.name] ?? '',
    streetAddress: values[street] ?? '',
    activeField,
  });

  return {
    /** True if the services suggest codes and towns of this country. */
    isKnown,
    /** True if the fields offer a list. Without services nothing is known yet, and a list stays closed. */
    hasList: !addresses || isKnown,
    suggest: (active: ActiveField) => async (typed: string, signal: AbortSignal) => {
      const found =
        isKnown && (await addresses?.validate(addressOf(form.values(), active), signal, site.key));
      if (!found) throw new Error('No suggestions are to be had.');
      return postalLines(found, active, typed);
    },
    /** Fills in what was chosen; the two belong together. */
    choose: ({ zipcode, city }: PostalLine) => {
      form.fill({ [code.name]: zipcode, [town.name]: city });
      judged.current = pairOf(form.values());
    },
    /** Has the pair judged when the shopper leaves one of the two. */
    judge: (left: ActiveField) => {
      const pair = pairOf(form.values());
      if (!isKnown || pair === judged.current || pair.split('\n').includes('')) return;
      judged.current = pair;
      // A wrong pair holds one submit back: names in other languages are missing from the data, and nobody is locked out.
      void ask(
        inputs,
        async (values, signal) => {
          const found = await addresses?.validate(addressOf(values, left), signal, site.key);
          const [first] = found?.errors ?? [];
          return first === undefined ? [] : inputs.map((field) => ({ field, code: first }));
        },
        true,
      );
    },
  };
}
