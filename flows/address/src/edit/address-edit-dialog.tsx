import { Button, Dialog } from '@crema/design-system';
import { useFlow } from '@crema/flow-form';
import { useState } from 'react';
import { InvoiceAddressForm, type InvoiceAddressProps } from '../form/invoice-address-form.tsx';
import { EditMessage } from './edit-message.tsx';
import { SaveButton } from './save-button.tsx';

type Props = InvoiceAddressProps & {
  open: boolean;
  /** Asked to close by Escape, a button or a press beside it. */
  onOpenChange: (open: boolean) => void;
};

/** Edits the address that a loyalty card is sent to, over the card's own form (Registration §2, form 6). */
export function AddressEditDialog({ open, onOpenChange, onSaved, id = 'card-address', ...form }: Props) {
  const { texts } = useFlow();
  const [saving, setSaving] = useState(false);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={texts.t('card.dialog.title')}>
      <InvoiceAddressForm
        {...form}
        id={id}
        Message={EditMessage}
        onPending={setSaving}
        onSaved={(saved) => {
          onOpenChange(false);
          onSaved?.(saved);
        }}
      >
        <div className="mt-group flex flex-wrap gap-3">
          <SaveButton form={id} saving={saving} />
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {texts.t('action.cancel')}
          </Button>
        </div>
      </InvoiceAddressForm>
    </Dialog>
  );
}
