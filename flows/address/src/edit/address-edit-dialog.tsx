import { Dialog } from '@crema/design-system';
import { type CustomerInfo, isCountryCode } from '@crema/flow-domain';
import { useFlow } from '@crema/flow-form';
import { useMemo } from 'react';
import { InvoiceAddressForm } from '../form/invoice-address-form.tsx';
import { type AddressEditProps, useEditForm } from './use-edit-form.tsx';

/** Returns the customer with the saved address moved to this country, because a card is sent to no other one. */
function withAddressIn(country: string, customer: CustomerInfo): CustomerInfo {
  const { invoiceAddress } = customer;
  if (!invoiceAddress) return customer;
  const regular = { ...invoiceAddress.address.regular, countryCode: country };
  return { ...customer, invoiceAddress: { ...invoiceAddress, address: { regular } } };
}

/**
 * Edits the address that a loyalty card is sent to, over the card's own form (Registration §2, form 6). The card is sent within the
 * site's country only (§4), so the country cannot be changed there.
 */
export function AddressEditDialog({
  open,
  id = 'card-address',
  options,
  customer,
  ...props
}: AddressEditProps) {
  const { texts, site } = useFlow();
  const within = useMemo(() => ({ ...options, countryDisabled: true }), [options]);
  const known = useMemo(() => withAddressIn(site.country, customer), [site, customer]);
  const { form, buttons, question, leave } = useEditForm({
    ...props,
    open,
    customer: known,
    options: within,
    id,
  });
  const country = isCountryCode(site.country) ? texts.t(`country.${site.country}`) : site.country;
  return (
    <Dialog
      open={open}
      onOpenChange={leave}
      title={texts.t('card.dialog.title')}
      description={texts.t('card.dialog.country', { country })}
    >
      <InvoiceAddressForm
        {...form}
        submit={<div className="ds mt-group flex flex-wrap gap-4">{buttons}</div>}
      />
      {question}
    </Dialog>
  );
}
