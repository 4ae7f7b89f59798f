import { Close, Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import type { ReactElement, ReactNode, Ref } from 'react';
import { useDesignSystem } from '../design-system-provider/context.ts';
import { SystemIcon } from '../icon/system-icon.tsx';
import { staysInside } from './stays-inside.ts';
import { useDialogFocus } from './use-dialog-focus.ts';
import { useNativeEscape } from './use-native-escape.ts';
import { useScrollLock } from './use-scroll-lock.ts';

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
 * A modal dialog: focus goes in, stays in and comes back to where it was (WCAG 2.2 2.4.3, 2.1.2).
 *
 * Radix's `Overlay` is left out on purpose. It brings `react-remove-scroll`, which adds a `<style>` element at run time, and a
 * CSP without `unsafe-inline` refuses that. The shade here is a plain element, and `useScrollLock` holds the page still.
 * Closing by a press beside the dialog comes from `Content`. `ref` is the dialog.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  placement = 'center',
  ref,
  children,
}: DialogProps) {
  const { strings } = useDesignSystem();
  useScrollLock(open);
  useNativeEscape(open);
  const focus = useDialogFocus();
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <div className="ds-dialog-shade" data-placement={placement} {...staysInside}>
          <Content
            ref={ref}
            className="ds-dialog"
            data-placement={placement}
            {...focus}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <div className="flex items-start justify-between gap-4">
              <Title className="pt-2 font-heading text-h2 font-display leading-heading text-balance">
                {title}
              </Title>
              <Close className="-me-[0.625rem] flex size-target shrink-0 cursor-pointer items-center justify-center rounded-control text-hint hover:bg-action-soft hover:text-ink">
                <SystemIcon name="close" size="size-6" />
                <span className="sr-only">{strings.close}</span>
              </Close>
            </div>
            {description ? <Description className="mt-2 text-hint">{description}</Description> : null}
            <div className="mt-6">{children}</div>
          </Content>
        </div>
      </Portal>
    </Root>
  );
}
