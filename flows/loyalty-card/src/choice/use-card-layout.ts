import type { Issue } from '@crema/flow-domain';
import { useFailures, useField, useForm } from '@crema/flow-form';
import { useEffect, useState } from 'react';

const layout = 'cardSelection.layout';

/** Takes the layout back to the digital card when the card's box is unticked (Registration §4, card layout). */
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
 * The issue that a plastic card has no address, once the form was refused for it (Registration §4, form submit). Before that
 * the shopper has only just chosen the card, and the way to give an address comes.
 */
export function useMissingAddress(): Issue | undefined {
  const { issue } = useField(layout);
  const failures = useFailures();
  const chosen = useForm().value(layout);
  const [at, setAt] = useState({ chosen, failures: 0 });
  if (at.chosen !== chosen) setAt({ chosen, failures });
  return issue?.code === 'missingInvoiceAddress' && failures > at.failures ? issue : undefined;
}
