import { addressValues, type CustomerInfo, invoiceAddressFlow, type PlanOptions } from '@crema/flow-domain';
import { FlowForm, type FormMessageProps, FormSection, type FormStart, useFlow } from '@crema/flow-form';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { renderAddressField } from '../fields/render-address-field.tsx';
import { AddressFields } from './address-fields.tsx';
import { SaveMessage } from './save-message.tsx';
import { type SavedAddress, useSaveAddress } from './use-save-address.ts';

/** What every form of an invoice address is told by what it stands in. */
export interface InvoiceAddressProps {
  /** Whose address it is; its saved one is changed, where there is one. A stable object. */
  customer: CustomerInfo;
  /** Where the form posts to without JavaScript. */
  action: string;
  /** How the page sets the form up; a stable object. */
  options?: PlanOptions | undefined;
  /** What the form starts with, as a server sends it back. @default what is known of the customer */
  start?: FormStart | undefined;
  /** Id of the form element, so that a button outside it can belong to it. @default 'invoice-address' */
  id?: string | undefined;
  /** Hears of a success, after the page was told by an event. */
  onSaved?: ((saved: SavedAddress) => void) | undefined;
}

type Props = InvoiceAddressProps & {
  /** Stands above the fields and says how a save went. @default a message */
  Message?: ComponentType<FormMessageProps> | undefined;
  /** Hears when a save begins and when it has ended. */
  onPending?: ((pending: boolean) => void) | undefined;
  /** Runs when a save was refused because the customer is no longer logged in. */
  onLoggedOut?: (() => void) | undefined;
  /** Heading of the fields. @default none */
  legend?: string | undefined;
  /** Follows the fields: its buttons. */
  children?: ReactNode;
};

/** What is known of a customer, as the form starts with it. */
function startOf({ invoiceAddress, cardAddress, salutation, lastName }: CustomerInfo): FormStart {
  const person = { 'address.salutation': salutation ?? '', 'address.lastName': lastName };
  return {
    values: invoiceAddress
      ? addressValues('address', invoiceAddress.address.regular)
      : { ...(cardAddress && addressValues('address', cardAddress)), ...person },
  };
}

/**
 * The invoice address of a customer: validated, then saved (Registration §2, form 3; §4, address form in flow). An invalid form
 * leads to its first wrong field, a failed save says so, and everything typed stays.
 */
export function InvoiceAddressForm({
  customer,
  action,
  options,
  start,
  id = 'invoice-address',
  onSaved,
  onPending,
  onLoggedOut,
  Message = SaveMessage,
  legend,
  children,
}: Props) {
  const save = useSaveAddress({ customer, onSaved, onPending, onLoggedOut });
  const { site } = useFlow();
  const asked = useMemo(() => ({ ...options, customer }), [options, customer]);
  const known = useMemo(() => startOf(customer), [customer]);
  return (
    <FlowForm
      key={site.key}
      {...save}
      definition={invoiceAddressFlow}
      options={asked}
      start={start ?? known}
      renderField={renderAddressField}
      id={id}
      action={action}
      Message={Message}
    >
      {(plan) => (
        <>
          <FormSection name="address" legend={legend}>
            <AddressFields plan={plan} path="address" choices={start?.choices} />
          </FormSection>
          {children}
        </>
      )}
    </FlowForm>
  );
}
