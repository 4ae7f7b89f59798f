import type { Issue } from '@crema/flow-domain';
import { useFailures, useField, useForm } from '@crema/flow-form';
import { useState } from 'react';

const layout = 'cardSelection.layout';

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
