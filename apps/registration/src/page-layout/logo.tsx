import type { BrandDrawings } from '../brand/brand.ts';

type Props = {
  /** The shop's start page. */
  href: string;
  /** What the link says to a screen reader. */
  label: string;
  /** The word mark. */
  name: string;
  Mark: BrandDrawings['Mark'];
};

/** The brand's mark: the drawing and the name. */
export function Logo({ href, label, name, Mark }: Props) {
  return (
    <a
      href={href}
      aria-label={label}
      className="ds inline-flex min-h-target items-center gap-3 rounded-control text-ink"
    >
      <Mark />
      <span className="font-heading text-h3 font-display">{name}</span>
    </a>
  );
}
