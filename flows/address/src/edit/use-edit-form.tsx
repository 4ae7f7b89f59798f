import { Button } from '@crema/design-system';
import { useFlow } from '@crema/flow-form';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { InvoiceAddressForm, InvoiceAddressProps } from '../form/invoice-address-form.tsx';
import { EditMessage } from './edit-message.tsx';
import { SaveButton } from './save-button.tsx';

/** Props of everything that edits an address over the page. */
export type AddressEditProps = InvoiceAddressProps & {
  open: boolean;
  /** Asked to close by Escape, a button or a press beside it. */
  onOpenChange: (open: boolean) => void;
};

type Closed = Omit<AddressEditProps, 'open' | 'id'> & { id: string };

/** Form and buttons of an address that is edited over the page: a save closes it, cancelling saves nothing. */
export function useEditForm({ onOpenChange, onSaved, ...props }: Closed): {
  form: ComponentProps<typeof InvoiceAddressForm>;
  buttons: ReactNode;
} {
  const { texts } = useFlow();
  const [saving, setSaving] = useState(false);
  return {
    form: {
      ...props,
      Message: EditMessage,
      onPending: setSaving,
      onSaved: (saved) => {
        onOpenChange(false);
        onSaved?.(saved);
      },
    },
    buttons: (
      <>
        <SaveButton form={props.id} saving={saving} />
        <Button variant="quiet" onClick={() => onOpenChange(false)}>
          {texts.t('action.cancel')}
        </Button>
      </>
    ),
  };
}
