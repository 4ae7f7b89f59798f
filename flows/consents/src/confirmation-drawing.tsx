import type { ReactNode } from 'react';

/** The state of a link that confirms an e-mail address. `ask` waits for the button. */
export type ConfirmationState = 'sent' | 'ask' | 'done' | 'old' | 'unknown';

const envelope = (
  <>
    <path className="ds fill-pale" d="M24 42h112v76H24Z" />
    <path d="m24 46 56 42 56-42" />
  </>
);

const drawings: Readonly<Record<ConfirmationState, ReactNode>> = {
  // A letter that flies.
  sent: (
    <>
      {envelope}
      <path d="M4 62h10M0 80h14M4 98h10" opacity=".5" />
    </>
  ),
  // A letter with a seal that waits for a press.
  ask: (
    <>
      {envelope}
      <circle className="ds fill-gold" cx="80" cy="92" r="15" />
    </>
  ),
  // The open letter, and a tick.
  done: (
    <>
      <path className="ds fill-pale" d="M24 58 80 20l56 38v60H24Z" />
      <path className="ds fill-gold" d="M42 34h76v48L80 106 42 82Z" opacity=".35" />
      <path d="m60 62 15 15 27-31" strokeWidth="5" />
      <path d="m24 62 56 44 56-44" />
    </>
  ),
  // A cup that has gone cold.
  old: (
    <>
      <path className="ds fill-pale" d="M36 50h76c0 46-12 68-38 68S36 96 36 50Z" />
      <path d="M111 62c22-6 30 30-6 34" />
      <ellipse className="ds fill-gold" cx="74" cy="52" rx="32" ry="6" opacity=".35" />
      <path d="M22 128h108" />
    </>
  ),
  // A letter without an address.
  unknown: (
    <>
      <path className="ds fill-pale" d="M24 42h112v76H24Z" />
      <path d="M68 72c0-18 26-18 26 0 0 11-13 10-13 22M81 105v1" strokeWidth="4" />
    </>
  ),
};

/** A drawing for each state of a link, in the brand’s colours. It is an ornament, so assistive technology does not see it. */
export function ConfirmationDrawing({ state }: { state: ConfirmationState }) {
  return (
    <svg aria-hidden="true" className="ds" height="140" width="160" fill="none" viewBox="0 0 160 140">
      <g className="ds stroke-line" strokeLinecap="round" strokeLinejoin="round" strokeWidth="3">
        {drawings[state]}
      </g>
    </svg>
  );
}
