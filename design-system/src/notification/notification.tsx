import { useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { NotificationBox } from './notification-box.tsx';
import type { Tone } from './notification-box.tsx';

export type { Tone } from './notification-box.tsx';

/** Reason why a notification closed. */
type CloseReason = 'button' | 'time';

/** The props of `Notification`. */
export type NotificationProps = {
  /** The kind of news. Sets colour and icon. An error interrupts the screen reader, the others wait. */
  tone: Tone;
  /** The kind of news in words, read before the text and never shown: "Warnung:". @default nothing is read */
  toneLabel?: string | undefined;
  /** A line above the text. It is the notification's name. */
  heading?: ReactNode;
  /** The text. */
  children: ReactNode;
  /** Name of the closing button: "Meldung schließen". */
  closeLabel: string;
  /**
   * Milliseconds until it closes by itself. The time stops while the pointer or the focus is in it. Use it only for news that
   * shoppers may miss. @default it stays
   */
  closeAfter?: number | undefined;
  /** Whether it is shown, if the page controls it. */
  open?: boolean | undefined;
  /** Whether it starts shown, if the page does not control it. @default true */
  defaultOpen?: boolean;
  /** Called when it closes. If the page controls it, called when it asks to close. */
  onClose?: ((reason: CloseReason) => void) | undefined;
  id?: string | undefined;
  /** The element. Use it to scroll to it. */
  ref?: Ref<HTMLElement>;
};

/**
 * News while the shopper is busy. The announcer reads it when it appears or changes. It takes no focus. If it closes with focus
 * inside, it returns the focus to the previous element (WCAG 2.2 4.1.3, 2.4.3).
 *
 * ```tsx
 * <Notification tone="error" closeLabel={t('closeMessage')} open={failed} onClose={forget}>
 *   {t('saveAddressError')}
 * </Notification>
 * ```
 */
export function Notification({ open, defaultOpen = true, onClose, ...box }: NotificationProps) {
  const [openByItself, setOpenByItself] = useState(defaultOpen);
  const close = (reason: CloseReason) => {
    setOpenByItself(false);
    onClose?.(reason);
  };
  return (open ?? openByItself) ? <NotificationBox {...box} onClose={close} /> : null;
}
