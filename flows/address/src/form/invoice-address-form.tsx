import { addressValues, type CustomerInfo, invoiceAddressFlow, type PlanOptions } from '@crema/flow-domain';
import { FlowForm, type FormMessageProps, FormSection, type FormStart, useFlow } from '@crema/flow-form';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { renderAddressField } from '../fields/render-address-field.tsx';
import { AddressFields } from './address-fields.tsx';
import { SaveMessage } from './save-message.tsx';
import { type SavedAddress, useSaveAddress } from './use-save-address.ts';

/** The props of every form of an invoice address. */
export interface InvoiceAddressProps {
  /** The owner of the address. The form changes the saved address, if there is one. A stable object. */
  customer: CustomerInfo;
  /** Address that the form posts to without JavaScript. */
  action: string;
  /** The page's options of the form. A stable object. */
  options?: PlanOptions | undefined;
  /** Values and issues that a server sends back, for the form to start with. @default the customer's data */
  start?: FormStart | undefined;
  /** Id of the form element, so that a button outside it can belong to it. @default 'invoice-address' */
  id?: string | undefined;
  /** Called after a success, and after the event that reports it. */
  onSaved?: ((saved: SavedAddress) => void) | undefined;
}

type Props = InvoiceAddressProps & {
  /** Shown above the fields, says how a save went. @default a message */
  Message?: ComponentType<FormMessageProps> | undefined;
  /** Called when a save begins and when it ends. */
  onPending?: ((pending: boolean) => void) | undefined;
  /** Runs when a save was refused because the customer is no longer logged in. */
  onLoggedOut?: (() => void) | undefined;
  /** Heading of the fields. @default none */
  legend?: string | undefined;
  /** Follows the fields, such as a hint. */
  children?: ReactNode;
  /** The form's end, with its buttons. @default none: the buttons are outside the form */
  submit?: ReactNode;
};

/** Returns the customer's data as the start of the form. */
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
  submit,
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
      submit={submit}
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
