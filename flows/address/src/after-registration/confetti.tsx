import { type ReactNode, useEffect, useState } from 'react';

type Props = {
  /** Whether the pieces fly; without them the mark stands alone. @default false */
  flies?: boolean | undefined;
  /** The mark. */
  children: ReactNode;
};

/**
 * The brand's mark in confetti that flies apart once, within a second, and is gone; there is none for who wants less motion
 * (WCAG 2.2 2.3.3). A transition from its starting style: browsers without it show the mark alone.
 */
export function Confetti({ flies, children }: Props) {
  const [pieces, setPieces] = useState<ReactNode>();
  useEffect(() => {
    if (!flies) return;
    import('./confetti-pieces.tsx').then(
      (late) => setPieces(late.confettiPieces),
      // Nobody misses them.
      () => {},
    );
  }, [flies]);
  return (
    <div aria-hidden="true" className="ds relative inline-flex self-start">
      {children}
      {pieces}
    </div>
  );
}
