import { Root, Trigger } from '@radix-ui/react-dialog';
import { type ReactElement, type ReactNode, type Ref, useRef } from 'react';
import { Modal } from '../internal/modal/modal.tsx';
import { useWindowState } from '../internal/modal/use-window-state.ts';
import type { OnOpenChange, WindowProps } from '../internal/modal/window-props.ts';
import { FlyoutBody } from './flyout-body.tsx';
import { FlyoutHeader } from './flyout-header.tsx';

/** The props of `Flyout`. */
export type FlyoutProps = WindowProps & {
  /** Names the sheet, and is its heading. */
  title: string | ReactElement;
  /** Read after the title when it opens. */
  description?: ReactNode;
  /** What is done with it; stays in view at the end of the sheet. A button here names its form: `form="address"`. */
  footer?: ReactNode;
  /** A button that opens it. @default none: the page opens it */
  trigger?: ReactElement | undefined;
  /** Whether it is open, where the page decides. */
  open?: boolean;
  /** Whether it is open at first, where it decides itself. @default false */
  defaultOpen?: boolean;
  /** Opened by its trigger, or asked to close. The second argument says by what, the third one keeps it as it is. */
  onOpenChange?: OnOpenChange;
  /** The sheet. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/**
 * A modal sheet at the side, as wide as the window on phones: to edit something without leaving the page. Focus, closing and
 * the still page behind are those of `Dialog` (WCAG 2.2 2.4.3, 2.1.2).
 *
 * ```tsx
 * <Flyout title={t('editAddress')} open={open} onOpenChange={setOpen} footer={<Button type="submit" form="address">…</Button>}>
 *   <Form id="address">…</Form>
 * </Flyout>
 * ```
 */
export function Flyout({ title, description, footer, trigger, children, ...props }: FlyoutProps) {
  const { open, defaultOpen, onOpenChange, ...window } = props;
  const { isOpen, request } = useWindowState({ open, defaultOpen, onOpenChange });
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Root open={isOpen} onOpenChange={(next) => request(next, 'trigger')}>
      {trigger ? (
        <Trigger asChild ref={button}>
          {trigger}
        </Trigger>
      ) : null}
      <Modal
        isOpen={isOpen}
        onClose={(reason) => request(false, reason)}
        placement="flyout"
        described={Boolean(description)}
        trigger={button}
        {...window}
      >
        <FlyoutHeader title={title} description={description} canClose={window.dismissible !== false} />
        <FlyoutBody>{children}</FlyoutBody>
        {footer ? (
          <div className="ds flex shrink-0 flex-wrap gap-x-6 gap-y-2 border-t-thin border-hairline bg-card px-[min(var(--ds-space-6),5vw)] py-4">
            {footer}
          </div>
        ) : null}
      </Modal>
    </Root>
  );
}
