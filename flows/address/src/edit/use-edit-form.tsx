import { Button } from '@crema/design-system';
import { inTime, useFlow } from '@crema/flow-form';
import { type ComponentProps, type ComponentType, type ReactNode, type Ref, useState } from 'react';
import type { InvoiceAddressForm, InvoiceAddressProps } from '../form/invoice-address-form.tsx';
import { EditMessage } from './edit-message.tsx';
import type { UnsavedQuestionProps } from './unsaved-question.tsx';
import { useUnsaved } from './use-unsaved.ts';

/** Props of a flyout or dialog that edits an address. */
export type AddressEditProps = InvoiceAddressProps & {
  open: boolean;
  /**
   * Runs with `false` after a save and when the shopper leaves: by Escape, a button or a press beside it. A changed form asks
   * the shopper first.
   */
  onOpenChange: (open: boolean) => void;
};

type Editing = Omit<AddressEditProps, 'id'> & { id: string };

const fetchQuestion = () => import('./unsaved-question.tsx');
const prefetchQuestion = () => void fetchQuestion().catch(() => {});

/**
 * Returns form and buttons of an address that is edited over the page. A save closes the window. Closing it saves nothing, and
 * asks first if an entry changed. The form's draft restores the changes when the window is opened again.
 */
export function useEditForm({ open, onOpenChange, onSaved, ...props }: Editing): {
  form: ComponentProps<typeof InvoiceAddressForm>;
  buttons: ReactNode;
  /** The question about unsaved changes. Render it beside the dialog. */
  question: ReactNode;
  /** Closes the window, or asks first. */
  leave: () => void;
} {
  const { texts } = useFlow();
  const [saving, setSaving] = useState(false);
  const [Question, setQuestion] = useState<ComponentType<UnsavedQuestionProps>>();
  const [asking, setAsking] = useState(false);
  const { watch, isChanged } = useUnsaved(prefetchQuestion);
  const close = () => {
    setAsking(false);
    onOpenChange(false);
  };
  const ask = async () => {
    try {
      const [loaded] = await inTime(Promise.all([fetchQuestion(), texts.complete()]));
      setQuestion(() => loaded.UnsavedQuestion);
      setAsking(true);
    } catch {
      // The question cannot be fetched. The draft keeps the changes.
      close();
    }
  };
  const leave = () => {
    if (isChanged()) void ask();
    else close();
  };
  return {
    form: {
      ...props,
      Message: EditMessage,
      onPending: setSaving,
      onSaved: (saved) => {
        close();
        onSaved?.(saved);
      },
    },
    buttons: (
      <>
        <SaveButton ref={watch} form={props.id} saving={saving} />
        <Button variant="quiet" onClick={leave}>
          {texts.t('action.cancel')}
        </Button>
      </>
    ),
    question: Question && <Question open={open && asking} onKeep={() => setAsking(false)} onClose={close} />,
    leave,
  };
}

type Props = {
  /** Id of the form that it sends. */
  form: string;
  saving: boolean;
  ref: Ref<HTMLButtonElement>;
};

/** Saves an address from outside of its form. While a save is pending the button keeps the focus and announces it. */
function SaveButton({ form, saving, ref }: Props) {
  const { texts } = useFlow();
  return (
    <Button ref={ref} type="submit" form={form} loading={saving} loadingLabel={texts.t('address.saving')}>
      {texts.t('action.save')}
    </Button>
  );
}
