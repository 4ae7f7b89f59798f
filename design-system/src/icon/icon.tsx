import { paths } from './paths.ts';

/** The drawings there are. */
export type IconName = keyof typeof paths;

type IconProps = {
  /** Which drawing. */
  name: IconName;
  /** Replaces the size class. @default 'size-icon' */
  size?: string;
};

/** A line drawing in the colour of the text around it. Always ornament: what it means stands beside it in words. */
export function Icon({ name, size = 'size-icon' }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      className={`${size} shrink-0`}
      fill="none"
      focusable="false"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.75"
      viewBox="0 0 24 24"
    >
      <path d={paths[name]} />
    </svg>
  );
}
