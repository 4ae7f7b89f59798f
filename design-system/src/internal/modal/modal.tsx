import { Portal } from '@radix-ui/react-dialog';
import type { RefObject } from 'react';
import { homeOf } from './ancestors.ts';
import { OpenWindow, type OpenWindowProps } from './open-window.tsx';
import { usePlace } from './use-place.ts';

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
