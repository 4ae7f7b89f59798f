import { Description, Root, Title } from '@radix-ui/react-dialog';
import type { ReactElement, ReactNode, Ref } from 'react';
import { CloseButton } from '../internal/modal/close-button.tsx';
import { Modal } from '../internal/modal/modal.tsx';
import { useWindowState } from '../internal/modal/window-state.ts';
import type { OnOpenChange, WindowProps } from '../internal/modal/window-state.ts';

/** The props of `Dialog`. */
export type DialogProps = WindowProps & {
  /** Whether it is open. */
  open: boolean;
  /**
   * Called when the shopper asks to close it: by Escape, the closing button, a press outside or the system's Back. The second
   * argument says which.
   */
  onOpenChange: OnOpenChange;
  /** The name and the heading of the dialog. */
  title: string | ReactElement;
  /** A screen reader reads it after the title. */
  description?: ReactNode;
  /** The dialog. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** A modal dialog. Focus moves in, stays in and returns to where it was (WCAG 2.2 2.4.3, 2.1.2). `ref` is the dialog. */
export function Dialog({ open, onOpenChange, title, description, children, ...window }: DialogProps) {
  const { isOpen, request } = useWindowState({ open, onOpenChange });
  return (
    <Root open={isOpen}>
      <Modal isOpen={isOpen} onClose={(reason) => request(false, reason)} {...window}>
        <div className="ds flex items-start gap-4">
          <Title className="ds ds-heading pt-2 text-h2">{title}</Title>
          {window.dismissible === false ? null : <CloseButton />}
        </div>
        {description ? <Description className="ds mt-2 text-hint">{description}</Description> : null}
        <div className="ds mt-6">{children}</div>
      </Modal>
    </Root>
  );
}
