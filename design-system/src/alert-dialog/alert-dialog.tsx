import { Description, Root, Title } from '@radix-ui/react-dialog';
import { type ReactElement, type ReactNode, type Ref, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Modal } from '../internal/modal/modal.tsx';
import { useWindowState } from '../internal/modal/window-state.ts';
import type { OnOpenChange, WindowProps } from '../internal/modal/window-state.ts';

/** The props of `AlertDialog`. */
export type AlertDialogProps = WindowProps & {
  /** Whether it is open. */
  open: boolean;
  /** Called when the shopper asks to close it without the action: by the cancelling button, Escape or the system's Back. */
  onOpenChange: OnOpenChange;
  /** The question. It is the dialog's name and heading. */
  title: string | ReactElement;
  /** The consequence of a yes, such as a loss. A screen reader reads it with the question. */
  description: string | ReactElement;
  /** Text of the button that changes nothing: "Adresse behalten". */
  cancelLabel: ReactNode;
  /** The button that runs the action. It closes the dialog itself when the action is done. */
  action: ReactElement;
  /** The dialog. */
  ref?: Ref<HTMLDivElement>;
};

/**
 * Asks the shopper before an action that cannot be undone (WCAG 2.2 3.3.4, 2.4.3). A screen reader reads its text at once. Focus
 * is on the button that changes nothing, and a press outside does not close it.
 *
 * ```tsx
 * <AlertDialog
 *   open={open}
 *   onOpenChange={setOpen}
 *   title={t('deleteAddress')}
 *   description={t('deleteAddressDetail')}
 *   cancelLabel={t('keepAddress')}
 *   action={<Button onClick={remove}>{t('deleteAddressYes')}</Button>}
 * />
 * ```
 */
export function AlertDialog({ open, onOpenChange, title, description, ...props }: AlertDialogProps) {
  const { cancelLabel, action, ...window } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const { isOpen, request } = useWindowState({ open, onOpenChange });
  return (
    <Root open={isOpen}>
      <Modal
        isOpen={isOpen}
        onClose={(reason) => request(false, reason)}
        role="alertdialog"
        initialFocus={cancel}
        {...window}
        closesOutside={false}
      >
        <Title className="ds ds-heading text-h2">{title}</Title>
        <Description className="ds mt-2 text-hint">{description}</Description>
        <div className="ds mt-6 flex flex-wrap gap-3">
          <Button ref={cancel} variant="secondary" onClick={() => request(false, 'close-button')}>
            {cancelLabel}
          </Button>
          {action}
        </div>
      </Modal>
    </Root>
  );
}
