import type { Country, FormValues, ValidateAddressRequest } from '@crema/flow-domain';
import { useAsk, useFlow, useForm } from '@crema/flow-form';
import { useRef, useState } from 'react';
import { type ActiveField, postalLines, type PostalLine } from './postal-suggestions.ts';

/**
 * Asks the services about an address: for suggestions to the start of a code, town or street, and if code and town belong
 * together (Registration §7, validateAddress). It sends nothing before the shopper types.
 * @param path of the address in its form
 */
export function usePostalService(path: string, { code: country }: Country) {
  const { addresses, site } = useFlow();
  const form = useForm();
  const ask = useAsk();
  const street = `${path}.streetAddress`;
  const code = `${path}.postalCode`;
  const town = `${path}.postalTown`;
  const inputs = [code, town];
  const pairOf = (values: FormValues) => inputs.map((input) => values[input]?.trim() ?? '').join('\n');
  // The server judged the first pair when it was saved.
  const [start] = useState(() => pairOf(form.values()));
  const judged = useRef(start);
  const isKnown = addresses?.suggestsIn.includes(country);

  const addressOf = (values: FormValues, activeField: ActiveField): ValidateAddressRequest => ({
    country,
    zipcode: values[code] ?? '',
    city: values[town] ?? '',
    streetAddress: values[street] ?? '',
    activeField,
  });

  return {
    /** Names of the inputs; a choice leads to the street's. */
    code,
    town,
    street,
    /** True if the services suggest codes and towns of this country. */
    isKnown,
    /** True if code and town offer a list. Without services nothing is known yet, and a list stays closed. */
    hasList: !addresses || isKnown,
    /** True if the street offers a list. */
    hasStreets: addresses?.suggestsStreetsIn?.includes(country),
    suggest: (active: ActiveField) => async (typed: string, signal: AbortSignal) => {
      const found = await addresses?.validate(addressOf(form.values(), active), signal, site.key);
      if (!found) throw new Error('No answer');
      return postalLines(found, active, typed);
    },
    /** Fills in what was chosen; the two belong together. */
    choose: ({ zipcode, city }: PostalLine) => {
      form.fill({ [code]: zipcode, [town]: city });
      judged.current = pairOf(form.values());
    },
    /** Has the pair judged when the shopper leaves one of the two. */
    judge: (left: ActiveField) => {
      const pair = pairOf(form.values());
      if (!isKnown || pair === judged.current || pair.split('\n').includes('')) return;
      judged.current = pair;
      // A wrong pair holds one submit back only, because the data lacks names in other languages.
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
