import { useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { NotificationBox } from './notification-box.tsx';

/** What kind of news something is: the one vocabulary of all components. Each takes those it can show. */
export type Tone = 'info' | 'success' | 'warning' | 'error';

/** Why a notification closed. */
type CloseReason = 'button' | 'time';

/** The props of `Notification`. */
export type NotificationProps = {
  /** What kind of news it is; chooses colour and icon. An error interrupts the screen reader, the others wait. */
  tone: Tone;
  /** The kind of news in words, read before the text and never shown: "Warnung:". @default nothing is read */
  toneLabel?: string | undefined;
  /** A line above the text. Names the notification. */
  heading?: ReactNode;
  /** The text. */
  children: ReactNode;
  /** Name of the closing button: "Meldung schließen". */
  closeLabel: string;
  /**
   * Milliseconds until it closes by itself, counted while nobody points at it or has focus in it. Only for what may be
   * missed. @default it stays
   */
  closeAfter?: number | undefined;
  /** Whether it is there, where the page decides. */
  open?: boolean | undefined;
  /** Whether it is there at first, where it decides itself. @default true */
  defaultOpen?: boolean;
  /** Closed by its button, or asked to close where the page decides. */
  onClose?: ((reason: CloseReason) => void) | undefined;
  id?: string | undefined;
  /** The element, to bring it into view. */
  ref?: Ref<HTMLElement>;
};

/**
 * News that comes while somebody is at work: said by the announcer when it appears or changes, seen where it stands. It takes
 * no focus; closed with focus inside, it gives focus back to where that came from (WCAG 2.2 4.1.3, 2.4.3).
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
