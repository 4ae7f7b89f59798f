import { Dialog } from '@crema/design-system';
import { useFlow } from '@crema/flow-form';
import { InvoiceAddressForm } from '../form/invoice-address-form.tsx';
import { type AddressEditProps, useEditForm } from './use-edit-form.tsx';

/** Edits the address that a loyalty card is sent to, over the card's own form (Registration §2, form 6). */
export function AddressEditDialog({ open, id = 'card-address', ...props }: AddressEditProps) {
  const { texts } = useFlow();
  const { form, buttons } = useEditForm({ ...props, id });
  return (
    <Dialog open={open} onOpenChange={props.onOpenChange} title={texts.t('card.dialog.title')}>
      <InvoiceAddressForm {...form}>
        <div className="mt-group flex flex-wrap gap-3">{buttons}</div>
      </InvoiceAddressForm>
    </Dialog>
  );
}
