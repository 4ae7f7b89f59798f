import { Button, Flyout, Text } from '@crema/design-system';
import { useFlow } from '@crema/flow-form';
import { useState } from 'react';
import { InvoiceAddressForm, type InvoiceAddressProps } from '../form/invoice-address-form.tsx';
import { customerName } from '../summary/customer-name.ts';
import { EditMessage } from './edit-message.tsx';
import { SaveButton } from './save-button.tsx';

type Props = InvoiceAddressProps & {
  open: boolean;
  /** Asked to close by Escape, a button or a press beside it. */
  onOpenChange: (open: boolean) => void;
};

/**
 * Edits the invoice address without leaving the page (Registration §2, form 7; §4, flyout save): it closes with what was saved,
 * or shows what went wrong. Head and button stay in sight.
 */
export function EditInvoiceAddressFlyout({
  open,
  onOpenChange,
  onSaved,
  id = 'edit-address',
  ...form
}: Props) {
  const { texts, site } = useFlow();
  const [saving, setSaving] = useState(false);
  return (
    <Flyout
      open={open}
      onOpenChange={onOpenChange}
      title={texts.t('address.flyout.title')}
      description={customerName(form.customer, site)}
      footer={
        <>
          <SaveButton form={id} saving={saving} />
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {texts.t('action.cancel')}
          </Button>
        </>
      }
    >
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
        <Text tone="hint">{texts.t('address.flyout.hint')}</Text>
      </InvoiceAddressForm>
    </Flyout>
  );
}
