import { useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import { usePlacement } from './use-placement.ts';

type Props = {
  input: RefObject<HTMLElement | null>;
  /** Newer lines are on their way. */
  busy: boolean;
  /** One element, which scrolls where there is too little room. */
  children: ReactNode;
};

/**
 * The frame of the list, over what follows the field. As wide as the field, but never too narrow for a word: a postal code
 * is short, its town is not. A press in it leaves the focus in the input, and with it the keyboard of a phone.
 */
export function Popup({ input, busy, children }: Props) {
  const popup = useRef<HTMLDivElement>(null);
  usePlacement(popup, input);
  return (
    <>
      {busy ? (
        <span className="pointer-events-none absolute inset-y-0 inset-e-4 flex items-center text-hint">
          <Spinner size="small" />
        </span>
      ) : null}
      <div
        ref={popup}
        role="presentation"
        className="ds-come absolute inset-s-0 z-10 flex max-h-[min(22rem,var(--room))] w-max max-w-[max(100%,min(16rem,var(--reach)))] min-w-full flex-col overflow-hidden rounded-control border-thin border-control bg-card shadow-overlay data-[side=above]:bottom-[calc(100%+var(--ds-space-2))] data-[side=below]:top-[calc(100%+var(--ds-space-2))]"
        onMouseDown={(event) => event.preventDefault()}
      >
        {children}
      </div>
    </>
  );
}
