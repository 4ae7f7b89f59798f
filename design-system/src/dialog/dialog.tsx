import { Description, Root, Title } from '@radix-ui/react-dialog';
import type { ReactElement, ReactNode, Ref } from 'react';
import { CloseButton } from '../internal/modal/close-button.tsx';
import { Modal } from '../internal/modal/modal.tsx';

type DialogProps = {
  /** Whether it is open. */
  open: boolean;
  /** Asked to close by Escape, the closing button or a press beside it. */
  onOpenChange: (open: boolean) => void;
  /** Names the dialog, and is its heading. */
  title: string | ReactElement;
  /** Read after the title when it opens. */
  description?: ReactNode;
  /** `flyout` slides in from the side and is as high as the window. @default 'center' */
  placement?: 'center' | 'flyout';
  /** The dialog. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/**
 * A modal dialog: focus goes in, stays in and comes back to where it was (WCAG 2.2 2.4.3, 2.1.2). `ref` is the dialog.
 */
export function Dialog({ open, onOpenChange, placement = 'center', ref, ...content }: DialogProps) {
  const { title, description, children } = content;
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Modal ref={ref} placement={placement} described={Boolean(description)}>
        <div className="flex items-start justify-between gap-4">
          <Title className="ds pt-2 font-heading text-h2 font-display leading-heading text-balance">
            {title}
          </Title>
          <CloseButton />
        </div>
        {description ? <Description className="ds mt-2 text-hint">{description}</Description> : null}
        <div className="mt-6">{children}</div>
      </Modal>
    </Root>
  );
}
