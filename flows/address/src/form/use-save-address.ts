import {
  type Address,
  type CustomerInfo,
  type FormPlan,
  type JudgedValues,
  toAddress,
  withParams,
} from '@crema/flow-domain';
import { type AddressServices, type Failure, useFlow } from '@crema/flow-form';

/** An address as it was saved. */
export interface SavedAddress {
  readonly uuid: string;
  readonly address: Address;
}

interface Setting {
  /** The owner of the address. */
  readonly customer: CustomerInfo;
  /** Runs after a success, with the saved address. */
  readonly onSaved: ((saved: SavedAddress) => void) | undefined;
  /** Runs with `true` when a save begins and with `false` when it has ended. */
  readonly onPending: ((pending: boolean) => void) | undefined;
  /** Runs when a save was refused because the customer is no longer logged in. */
  readonly onLoggedOut: (() => void) | undefined;
}

/** Saves the invoice address: a customer's first one by POST, an earlier one by PUT (Registration §7). */
export function useSaveAddress({ customer, onSaved, onPending, onLoggedOut }: Setting): {
  prepare: () => void;
  send: (plan: FormPlan, values: JudgedValues) => Promise<Failure | undefined>;
} {
  const { addresses, site, onEvent } = useFlow();
  return {
    prepare: () => addresses?.prepare?.(),
    send: async (plan, values) => {
      const address = toAddress('address', values) ?? {};
      const data = { address: { regular: address } };
      const uuid = customer.invoiceAddress?.uuid;
      onPending?.(true);
      // Rejects only if the code that saves cannot be loaded. The browser then posts the form as it does without JavaScript.
      const outcome: Awaited<ReturnType<AddressServices['save']>> = (await addresses
        ?.save({ site: site.key, data, uuid, loginId: customer.loginId })
        .finally(() => onPending?.(false))) ?? { kind: 'failed', problem: 'technicalError' };
      switch (outcome.kind) {
        case 'refused':
          return { issues: outcome.issues.map((issue) => withParams(issue, plan)) };
        case 'failed':
          if (outcome.problem === 'notLoggedIn') onLoggedOut?.();
          return { problem: { code: outcome.problem, params: { minutes: outcome.minutes ?? 0 } } };
        case 'saved':
          onEvent({ type: 'addressSaved', flow: plan.flow, uuid: outcome.uuid });
          onSaved?.({ uuid: outcome.uuid, address });
          return undefined;
      }
    },
  };
}
