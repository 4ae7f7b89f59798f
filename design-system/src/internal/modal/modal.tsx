import { Content, Portal } from '@radix-ui/react-dialog';
import { useCallback, useRef } from 'react';
import type { ReactNode, Ref, RefObject } from 'react';
import { useSharedRef } from '../use-shared-ref.ts';
import { CloseContext } from './close-button.tsx';
import { pressOn, staysInside, useCloseWatcher, useNativeEscape } from './close-requests.ts';
import { homeOf, inheritLook } from './surroundings.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useScrollLock } from './use-scroll-lock.ts';
import { goBack, noteWayBack, usePlace } from './way-back.ts';
import type { Place } from './way-back.ts';
import type { OpenChangeReason, WindowProps } from './window-state.ts';

type ModalProps = Omit<OpenWindowProps, 'place'> & {
  isOpen: boolean;
  /** Where it is put. @default the end of `body`, or of the shadow root that it was written in */
  container?: Element | DocumentFragment | null | undefined;
  /** A button of its own that opens it. */
  trigger?: RefObject<HTMLElement | null>;
};

/**
 * Every window over the page: the shade, the page held still behind it, the focus that goes in, stays in and comes back.
 *
 * A `template` marks where it was written, because the window itself is put elsewhere in the page. It is allowed everywhere, and
 * shows nothing.
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
  /** Asks to close it. */
  onClose: (reason: OpenChangeReason) => void;
  /** Whether a press beside it asks to close it. @default as `dismissible` */
  closesOutside?: boolean;
  /** `flyout` stands at the side and is as high as the window. */
  placement?: 'center' | 'flyout' | undefined;
  /** Whether there is a text beside the title. */
  described: boolean;
  role?: 'dialog' | 'alertdialog';
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
};

const prevent = (event: Event) => event.preventDefault();

/**
 * A window that is open.
 *
 * Radix's `Overlay` is left out on purpose. It brings `react-remove-scroll`, which adds a `<style>` element at run time, and a
 * CSP without `unsafe-inline` refuses that. The shade here is a plain element, and only a press on the shade is a press outside:
 * what others put over the page, such as the list of a password manager, is none.
 */
function OpenWindow({ place, onClose, dismissible = true, placement, ...props }: OpenWindowProps) {
  const {
    closesOutside = dismissible,
    described,
    initialFocus,
    finalFocus,
    ref,
    children,
    ...content
  } = props;
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
      {...staysInside}
      {...pressOn(() => closesOutside && onClose('outside'))}
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
            // Somebody has the focus already, or StrictMode only tries whether the window can go.
            if (isConnected || (focused && focused !== ownerDocument.body)) return;
            goBack(finalFocus?.current ? [finalFocus.current, ...place.way] : place.way);
          }}
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            if (dismissible && !event.isComposing) onClose('escape');
          }}
          onInteractOutside={prevent}
          {...(described ? {} : { 'aria-describedby': undefined })}
          {...content}
        >
          <Hold place={place} window={window} onBack={() => dismissible && onClose('back')} />
          {children}
        </Content>
      </CloseContext>
    </div>
  );
}

type HoldProps = { place: Place; window: RefObject<HTMLElement | null>; onBack: () => void };

/** Here exactly while the window is, whoever opened it. */
function Hold({ place, window, onBack }: HoldProps) {
  const { ownerDocument } = place.element;
  useScrollLock(ownerDocument);
  useNativeEscape(ownerDocument);
  useCloseWatcher(ownerDocument.defaultView, onBack);
  useKeptFocus(window, place.way);
  return null;
}
