import { Content, Portal } from '@radix-ui/react-dialog';
import type { ComponentProps, RefObject } from 'react';
import { staysInside } from './stays-inside.ts';
import { useDialogFocus } from './use-dialog-focus.ts';
import { useNativeEscape } from './use-native-escape.ts';
import { useScrollLock } from './use-scroll-lock.ts';

type ModalProps = ComponentProps<typeof Content> & {
  /** `flyout` stands at the side and is as high as the window. */
  placement?: 'center' | 'flyout' | undefined;
  /** Whether there is a text beside the title. */
  described: boolean;
  /** Whether a trigger of its own has opened it, to which Radix gives the focus back. @default false */
  triggered?: boolean;
  /** What has the focus first. @default the window, so that its title is read */
  firstFocus?: RefObject<HTMLElement | null>;
};

/**
 * Every window over the page: the shade, the page held still behind it, the focus that goes in, stays in and comes back.
 *
 * Radix's `Overlay` is left out on purpose. It brings `react-remove-scroll`, which adds a `<style>` element at run time, and a
 * CSP without `unsafe-inline` refuses that. The shade here is a plain element. Closing by a press beside it comes from
 * `Content`.
 */
export function Modal({ placement, described, triggered = false, ...props }: ModalProps) {
  const { firstFocus, children, ...content } = props;
  const { onOpenAutoFocus, onCloseAutoFocus } = useDialogFocus(firstFocus);
  return (
    <Portal>
      <div className="ds ds-dialog-shade" data-placement={placement} {...staysInside}>
        <Content
          className="ds ds-dialog"
          data-placement={placement}
          onOpenAutoFocus={onOpenAutoFocus}
          // Safari focuses no button that is clicked; Radix knows its trigger all the same.
          {...(triggered ? {} : { onCloseAutoFocus })}
          {...(described ? {} : { 'aria-describedby': undefined })}
          {...content}
        >
          <Hold />
          {children}
        </Content>
      </div>
    </Portal>
  );
}

/** Here exactly while the window is, whoever opened it. */
function Hold() {
  useScrollLock(true);
  useNativeEscape(true);
  return null;
}
