import type { ReactNode } from 'react';
import { useSaid } from '../spinner/spinner.tsx';

/** The props of `SkeletonRegion`. */
export type SkeletonRegionProps = {
  /** Text for the content that is loading. It is not shown. Shoppers who cannot see the shapes find it in their place. */
  label: string;
  /**
   * Whether the announcer reads the label when the shapes appear. Use it for content that the shopper asked for. @default false
   */
  announce?: boolean | undefined;
  /** `Skeleton` elements. */
  children: ReactNode;
};

/** Placeholder shapes for one part of the page, with one text for all of them. Replace it with the part itself. */
export function SkeletonRegion({ label, announce = false, children }: SkeletonRegionProps) {
  useSaid(announce ? label : undefined);
  return (
    <div>
      {/* Outside of the busy element, because JAWS skips everything inside. */}
      <span className="ds sr-only">{label}</span>
      <div aria-busy="true" className="ds flex flex-col gap-3">
        {children}
      </div>
    </div>
  );
}
