import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { FieldWidth } from '../field/field-props.ts';
import { useSaid } from '../spinner/spinner.tsx';

/** Forced colours remove backgrounds, so the shape there is an edge in the colour of disabled controls. */
const shape = cva(
  'ds block max-w-full animate-pulse border-thin border-transparent bg-[var(--ds-border-hairline)] forced-colors:border-[GrayText]',
  {
    variants: {
      kind: {
        text: 'h-[0.75lh] my-[0.125lh] rounded-check',
        heading: 'h-8 rounded-check',
        control: 'h-control rounded-control',
        card: 'h-20 rounded-card',
        circle: 'size-control rounded-[50%]',
      },
      width: {
        full: 'w-full',
        long: 'w-long',
        medium: 'w-medium',
        short: 'w-short',
        tiny: 'w-tiny',
        own: '',
      },
    },
  },
);

/** The props of `Skeleton`. */
export type SkeletonProps = {
  /** The content to come: a line of text, a heading, a field, a card, a picture. @default 'text' */
  kind?: 'text' | 'heading' | 'control' | 'card' | 'circle' | undefined;
  /** Width of the content. A circle has its own. @default 'full' */
  width?: FieldWidth | undefined;
};

/**
 * Keeps the space of content that is loading, so that nothing moves when it arrives. It is a shape without text, which assistive
 * technology does not see. It pulses slowly, and stands still with reduced motion.
 *
 * ```tsx
 * <SkeletonRegion label={t('loadingAddresses')}>
 *   <Skeleton kind="heading" width="medium" />
 *   <Skeleton kind="control" />
 * </SkeletonRegion>
 * ```
 */
export function Skeleton({ kind = 'text', width = 'full' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-kind={kind}
      className={shape({ kind, width: kind === 'circle' ? 'own' : width })}
    />
  );
}

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
