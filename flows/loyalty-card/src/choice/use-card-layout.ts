import type { Issue } from '@crema/flow-domain';
import { useFailures, useField, useForm } from '@crema/flow-form';
import { useEffect, useState } from 'react';

const layout = 'cardSelection.layout';

/** Resets the layout to the digital card when the card's box is unticked (Registration §4, card layout). */
export function useLayoutReset(): void {
  const form = useForm();
  useEffect(
    () =>
      form.onChange((inputs) => {
        if (!inputs.includes('cardMembership') || form.value('cardMembership') === 'on') return;
        if (form.value(layout) !== '') form.fill({ [layout]: '' });
      }),
    [form],
  );
}

/**
 * Returns the issue that a plastic card has no address, once the form was refused for it (Registration §4, form submit). Right
 * after the choice the shopper still gets the way to give an address.
 */
export function useMissingAddress(): Issue | undefined {
  const { issue } = useField(layout);
  const failures = useFailures();
  const chosen = useForm().value(layout);
  const [at, setAt] = useState({ chosen, failures: 0 });
  if (at.chosen !== chosen) setAt({ chosen, failures });
  return issue?.code === 'missingInvoiceAddress' && failures > at.failures ? issue : undefined;
}
