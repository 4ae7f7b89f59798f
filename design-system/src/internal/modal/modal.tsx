import { Content, Portal } from '@radix-ui/react-dialog';
import { useCallback, useRef } from 'react';
import type { ReactNode, Ref, RefObject } from 'react';
import { useSharedRef } from '../use-shared-ref.ts';
import { escape, shadeHandlers, useCloseRequests } from './close-requests.ts';
import { homeOf, inheritLook } from './surroundings.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useScrollLock } from './use-scroll-lock.ts';
import { goBack, noteWayBack, usePlace } from './way-back.ts';
import type { Place } from './way-back.ts';
import { CloseContext } from './window-state.ts';
import type { OpenChangeReason, WindowProps } from './window-state.ts';

type ModalProps = Omit<OpenWindowProps, 'place'> & {
  isOpen: boolean;
  /** Container of the window. @default the end of `body`, or of the shadow root around the component */
  container?: Element | DocumentFragment | null | undefined;
  /** A button of the component that opens the window. */
  trigger?: RefObject<HTMLElement | null>;
};

/**
 * A window over the page: the shade, the locked page behind, and focus that moves in, stays in and returns.
 *
 * A `template` marks the place where the component is written, because the window is elsewhere in the DOM. HTML allows a template
 * anywhere, and it shows nothing.
 */
export function Modal({ isOpen, container, trigger, ...window }: ModalProps) {
  const { place, mark, isMarked } = usePlace(isOpen, trigger);
  return (
    <>
      {isMarked ? <template ref={mark} /> : null}
      {place ? (
        <Portal container={container ?? homeOf(place.element)}>
          <OpenWindow place={place} {...window} />
        </Portal>
      ) : null}
    </>
  );
}

type OpenWindowProps = Pick<WindowProps, 'dismissible' | 'initialFocus' | 'finalFocus'> & {
  place: Place;
  /** Asks the component to close the window. */
  onClose: (reason: OpenChangeReason) => void;
  /** Whether a press outside asks to close it. @default as `dismissible` */
  closesOutside?: boolean;
  /** `flyout` stands at the side and is as high as the viewport. */
  placement?: 'center' | 'flyout' | undefined;
  role?: 'dialog' | 'alertdialog';
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
};

const prevent = (event: Event) => event.preventDefault();

/**
 * An open window.
 *
 * Radix's `Overlay` is not used. It brings `react-remove-scroll`, which adds a `<style>` element at run time, and a CSP without
 * `unsafe-inline` blocks that. The shade here is a plain element. Only a press on the shade is a press outside: a press on the
 * list of a password manager over the page is not.
 */
function OpenWindow({ place, onClose, dismissible = true, placement, ...props }: OpenWindowProps) {
  const { closesOutside = dismissible, initialFocus, finalFocus, ref, children, ...content } = props;
  const window = useRef<HTMLDivElement>(null);
  useSharedRef(window, ref);
  const shade = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      inheritLook(element, place.element);
      noteWayBack(element, place.way);
    },
    [place],
  );
  return (
    <div
      ref={shade}
      className="ds ds-dialog-shade"
      data-placement={placement}
      {...shadeHandlers(() => closesOutside && onClose('outside'))}
    >
      <CloseContext value={onClose}>
        <Content
          className="ds ds-dialog"
          ref={window}
          data-placement={placement}
          onOpenAutoFocus={(event) => {
            const first = initialFocus?.current ?? window.current;
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const { isConnected, ownerDocument } = place.element;
            const focused = ownerDocument.activeElement;
            // Another element has the focus already, or StrictMode unmounts the window only to mount it again.
            if (isConnected || (focused && focused !== ownerDocument.body)) return;
            goBack(finalFocus?.current ? [finalFocus.current, ...place.way] : place.way);
          }}
          onEscapeKeyDown={escape}
          onInteractOutside={prevent}
          {...content}
        >
          <Hold place={place} window={window} ask={(reason) => dismissible && onClose(reason)} />
          {children}
        </Content>
      </CloseContext>
    </div>
  );
}

type HoldProps = {
  place: Place;
  window: RefObject<HTMLElement | null>;
  ask: (reason: OpenChangeReason) => void;
};

/** Mounted exactly as long as the window. */
function Hold({ place, window, ask }: HoldProps) {
  const { ownerDocument } = place.element;
  useScrollLock(ownerDocument);
  useCloseRequests(ownerDocument, ask);
  useKeptFocus(window, place.way);
  return null;
}
