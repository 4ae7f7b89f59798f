import { Close, Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type ReactElement, type ReactNode, type Ref, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { staysInside } from '../dialog/stays-inside.ts';
import { useDialogFocus } from '../dialog/use-dialog-focus.ts';
import { useScrollLock } from '../dialog/use-scroll-lock.ts';

type AlertDialogProps = {
  /** Whether it is open. */
  open: boolean;
  /** Asked to close, without the action: by its cancelling button or Escape. */
  onOpenChange: (open: boolean) => void;
  /** The question. Names the dialog, and is its heading. */
  title: string | ReactElement;
  /** What is lost or done with a yes. Read with the question. */
  description: string | ReactElement;
  /** The words on the button that changes nothing: "Adresse behalten". */
  cancelLabel: ReactNode;
  /** The button that does it; it closes the dialog itself, once it is done. */
  action: ReactElement;
  /** The dialog. */
  ref?: Ref<HTMLDivElement>;
};

/**
 * Asks before something that cannot be taken back. It interrupts: its text is read at once, focus is on the button that changes
 * nothing, and a press beside it does not answer for the shopper (WCAG 2.2 3.3.4, 2.4.3).
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
  const { cancelLabel, action, ref } = props;
  useScrollLock(open);
  const { onOpenAutoFocus, onCloseAutoFocus } = useDialogFocus();
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <div className="ds-dialog-shade" {...staysInside}>
          <Content
            ref={ref}
            role="alertdialog"
            className="ds-dialog"
            onOpenAutoFocus={(event) => {
              onOpenAutoFocus(event);
              cancel.current?.focus();
            }}
            onCloseAutoFocus={onCloseAutoFocus}
            onInteractOutside={(event) => event.preventDefault()}
          >
            <Title className="font-heading text-h2 font-display leading-heading text-balance">{title}</Title>
            <Description className="mt-2 text-hint">{description}</Description>
            <div className="mt-6 flex flex-wrap gap-3">
              <Close asChild>
                <Button ref={cancel} variant="secondary">
                  {cancelLabel}
                </Button>
              </Close>
              {action}
            </div>
          </Content>
        </div>
      </Portal>
    </Root>
  );
}
