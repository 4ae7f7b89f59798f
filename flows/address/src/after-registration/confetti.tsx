import type { ReactNode } from 'react';

/** Where the pieces fly to, from the middle of the mark: Tailwind reads these classes as they stand. */
const pieces = [
  '-translate-x-24 -translate-y-6 -rotate-45 bg-gold',
  '-translate-x-20 -translate-y-14 rotate-12 bg-action',
  '-translate-x-14 translate-y-8 rotate-90 bg-gold',
  '-translate-x-10 -translate-y-20 rotate-45 bg-danger',
  '-translate-x-4 -translate-y-16 -rotate-12 bg-action',
  'translate-x-4 -translate-y-20 rotate-90 bg-gold',
  'translate-x-10 -translate-y-14 -rotate-45 bg-danger',
  'translate-x-14 translate-y-8 rotate-12 bg-action',
  'translate-x-20 -translate-y-14 rotate-45 bg-gold',
  'translate-x-24 -translate-y-4 -rotate-90 bg-danger',
] as const;

/**
 * The brand's mark in confetti that flies apart once, within a second, and is gone; there is none for who wants less motion
 * (WCAG 2.2 2.3.3). A transition from its starting style: browsers without it show the mark alone.
 */
export function Confetti({ children }: { children: ReactNode }) {
  return (
    <div aria-hidden="true" className="relative inline-flex self-start">
      {children}
      {pieces.map((piece) => (
        <span
          key={piece}
          className={`pointer-events-none absolute inset-s-1/2 top-1/2 h-2 w-3 rounded-check opacity-0 transition-[translate,rotate,opacity] duration-1000 ease-out motion-reduce:hidden starting:translate-0 starting:rotate-0 starting:opacity-100 ${piece}`}
        />
      ))}
    </div>
  );
}
