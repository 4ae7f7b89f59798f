import type { ReactNode } from 'react';
import { useSaid } from '../design-system-provider/use-announcer.ts';

/** The props of `SkeletonRegion`. */
export type SkeletonRegionProps = {
  /** What is waited for, in words. In the page, but not shown: who cannot see the shapes finds it where they are. */
  label: string;
  /** Also speaks the label when the shapes appear; for what is loaded at the shopper's own wish. @default false */
  announce?: boolean | undefined;
  /** `Skeleton` elements. */
  children: ReactNode;
};

/** Shapes that stand in for one part of the page, with one sentence for all of them. Swap it for the part itself. */
export function SkeletonRegion({ label, announce = false, children }: SkeletonRegionProps) {
  useSaid(announce ? label : undefined);
  return (
    <div>
      {/* Outside of what is busy: JAWS leaves out everything inside. */}
      <span className="ds sr-only">{label}</span>
      <div aria-busy="true" className="ds flex flex-col gap-3">
        {children}
      </div>
    </div>
  );
}
