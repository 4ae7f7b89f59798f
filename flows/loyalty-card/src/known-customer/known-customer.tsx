import { ButtonLink, Stack, Text } from '@crema/design-system';
import { FieldError } from '@crema/design-system/field';
import {
  CustomerInfo,
  EditAddressButton,
  type SavedAddress as Saved,
  ShownAddress,
} from '@crema/flow-address';
import type { CustomerInfo as Customer } from '@crema/flow-domain';
import { FormSection, useFlow, useForm } from '@crema/flow-form';
import { useId, useMemo, useState } from 'react';
import { useMissingAddress } from '../choice/use-card-layout.ts';

/** The data of a known customer, which the customer need not enter again (Registration §2, form 6). */
export function KnownCustomer({ customer }: { customer: Customer }) {
  const { texts } = useFlow();
  return (
    <FormSection name="person" legend={texts.t('card.summary.headline')}>
      <CustomerInfo customer={customer} showAddress={false} />
    </FormSection>
  );
}

const layout = 'cardSelection.layout';

type Props = {
  customer: Customer;
  /** Address that the address form posts to. */
  action: string;
  /** Page on which the address is given or changed. */
  page: string;
  /** True if the customer changes it in a dialog over this page. */
  inDialog: boolean | undefined;
  onSaved: (saved: Saved) => void;
  /** Fetches what the page needs to show the address form. */
  prepare: (() => Promise<unknown>) | undefined;
};

/**
 * The saved address that a plastic card is sent to, with the way to change it, or to add one where there is none
 * (Registration §4, card layout).
 */
export function SavedAddress({ customer, action, page, inDialog, onSaved, prepare }: Props) {
  const { texts, site } = useFlow();
  const form = useForm();
  const missing = useMissingAddress();
  const id = useId();
  if (form.value(layout) !== 'PLASTIC') return null;
  const { invoiceAddress } = customer;
  const change = texts.t(invoiceAddress ? 'action.changeAddress' : 'action.addAddress');
  // A refused submit focuses what gives the address, not the choice of the card (WCAG 2.2 2.4.3).
  const button = {
    'aria-describedby': missing ? id : undefined,
    'data-corrects': invoiceAddress ? undefined : layout,
  };
  const link = (
    <ButtonLink href={page} variant="quiet" {...button}>
      {change}
    </ButtonLink>
  );
  return (
    <Stack gap={3} align="start">
      <Text>
        <span className="ds block font-medium">{texts.t('card.address.headline')}</span>
        {invoiceAddress ? (
          <ShownAddress address={invoiceAddress.address.regular} within={site.country} />
        ) : (
          <span>{texts.t('card.address.none')}</span>
        )}
      </Text>
      {missing && <FieldError id={id}>{texts.issue(missing)}</FieldError>}
      {inDialog ? (
        <>
          <EditAddressButton
            in="dialog"
            action={action}
            customer={customer}
            onSaved={onSaved}
            prepare={prepare}
            button={button}
          >
            {change}
          </EditAddressButton>
          <noscript>{link}</noscript>
        </>
      ) : (
        link
      )}
    </Stack>
  );
}

/** Returns the customer with the present invoice address: saved on this page, or known before. */
export function useSavedAddress(known: Customer | undefined): {
  customer: Customer | undefined;
  save: (saved: Saved) => void;
} {
  const [saved, setSaved] = useState<Saved>();
  const customer = useMemo(
    () =>
      known && saved
        ? { ...known, invoiceAddress: { uuid: saved.uuid, address: { regular: saved.address } } }
        : known,
    [known, saved],
  );
  return { customer, save: setSaved };
}
