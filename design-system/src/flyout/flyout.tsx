import { Description, Root, Title, Trigger } from '@radix-ui/react-dialog';
import { useLayoutEffect, useRef } from 'react';
import type { ReactElement, ReactNode, Ref } from 'react';
import { CloseButton } from '../internal/modal/close-button.tsx';
import { Modal } from '../internal/modal/modal.tsx';
import { useWindowState } from '../internal/modal/window-state.ts';
import type { OnOpenChange, WindowProps } from '../internal/modal/window-state.ts';

/** The props of `Flyout`. */
export type FlyoutProps = WindowProps & {
  /** The name and the heading of the sheet. */
  title: string | ReactElement;
  /** A screen reader reads it after the title. */
  description?: ReactNode;
  /** The actions, which stay visible at the end of the sheet. A button here names its form: `form="address"`. */
  footer?: ReactNode;
  /** A button that opens it. @default none: the page opens it */
  trigger?: ReactElement | undefined;
  /** Whether it is open, if the page controls it. */
  open?: boolean;
  /** Whether it starts open, if the page does not control it. @default false */
  defaultOpen?: boolean;
  /**
   * Called when its trigger opens it, or when the shopper asks to close it. The second argument is the reason. Calling the third
   * one cancels the change.
   */
  onOpenChange?: OnOpenChange;
  /** The sheet. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/**
 * A modal sheet at the side, as wide as the window on phones. Use it to edit something without leaving the page. Focus, closing
 * and the locked page behind work as in `Dialog` (WCAG 2.2 2.4.3, 2.1.2).
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

type HeaderProps = { title: ReactNode; description: ReactNode; canClose: boolean };

/** The title and the closing button. It stays in view while the body scrolls. */
function FlyoutHeader({ title, description, canClose }: HeaderProps) {
  return (
    <div className="ds shrink-0 border-b-thin border-hairline bg-card px-[min(var(--ds-space-6),5vw)] py-4">
      {/* The title gets a line of its own if large text and the button do not fit side by side (WCAG 2.2 1.4.4). */}
      <div className="ds flex flex-wrap-reverse items-end justify-between gap-x-4">
        <Title className="ds ds-heading min-w-0 grow basis-[8rem] pt-2 text-h2">{title}</Title>
        {canClose ? <CloseButton /> : null}
      </div>
      {description ? <Description className="ds mt-1 text-hint">{description}</Description> : null}
    </div>
  );
}

const FOCUSABLE =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [type="hidden"])';

/**
 * The scrolling part between header and footer, so that these never cover what Tab scrolls into view (WCAG 2.2 2.4.11). In a
 * window too low for all three the whole sheet scrolls (1.4.10). Safari scrolls only a focused element by keyboard, so a body
 * without controls takes the focus (2.1.1). It is positioned, because hidden texts in it would otherwise make the sheet scroll.
 */
function FlyoutBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (body.current?.querySelector(FOCUSABLE)) body.current.removeAttribute('tabindex');
    else body.current?.setAttribute('tabindex', '0');
  });
  return (
    <div
      ref={body}
      className="ds relative grow scroll-py-8 px-[min(var(--ds-space-6),5vw)] py-6 -outline-offset-3 [@media(min-height:30rem)]:min-h-[14rem] [@media(min-height:30rem)]:basis-0 [@media(min-height:30rem)]:overflow-y-auto [@media(min-height:30rem)]:overscroll-contain"
    >
      {children}
    </div>
  );
}
