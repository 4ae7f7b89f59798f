import type { ReactNode } from 'react';

const Drawing = ({ name, children }: { name: string; children: ReactNode }) => (
  <svg aria-hidden="true" className="ds h-auto w-full" data-drawing={name} fill="none" viewBox="0 0 320 220">
    <g className="stroke-line" strokeLinejoin="round" strokeWidth="3">
      {children}
    </g>
  </svg>
);

/** The drawing on the panel of the sign-up. */
export const Toolbox = () => (
  <Drawing name="toolbox">
    <path className="fill-pale" d="M40 90h240v100H40Z" />
    <path className="fill-gold" d="M120 90V50h80v40h-16V66h-48v24Z" />
  </Drawing>
);

/** The drawing on the panel of the card. */
export const Drill = () => (
  <Drawing name="drill">
    <path className="fill-pale" d="M60 60h140v50H60Z" />
    <path className="fill-gold" d="M200 78h80v14h-80ZM80 110h40l-10 80H60Z" />
  </Drawing>
);

/** The drawing on the panel of the checkout. */
export const Saw = () => (
  <Drawing name="saw">
    <path className="fill-pale" d="M40 100h180l60 60H60Z" />
    <path className="fill-gold" d="M20 80h60v90H20Z" />
  </Drawing>
);
