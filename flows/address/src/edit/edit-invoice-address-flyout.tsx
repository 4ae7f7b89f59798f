import { Flyout, Text } from '@crema/design-system';
import { useFlow } from '@crema/flow-form';
import { InvoiceAddressForm } from '../form/invoice-address-form.tsx';
import { customerName } from '../summary/customer-name.ts';
import { type AddressEditProps, useEditForm } from './use-edit-form.tsx';

/**
 * Edits the invoice address without leaving the page (Registration §2, form 7; §4, flyout save): it closes with what was saved,
 * or shows what went wrong. Head and button stay in sight.
 */
export function EditInvoiceAddressFlyout({ open, id = 'edit-address', ...props }: AddressEditProps) {
  const { texts, site } = useFlow();
  const { form, buttons, question, leave } = useEditForm({ ...props, open, id });
  return (
    <Flyout
      open={open}
      onOpenChange={leave}
      title={texts.t('address.flyout.title')}
      description={customerName(props.customer, site)}
      footer={buttons}
    >
      <InvoiceAddressForm {...form}>
        <Text tone="hint">{texts.t('address.flyout.hint')}</Text>
      </InvoiceAddressForm>
      {question}
    </Flyout>
  );
}
