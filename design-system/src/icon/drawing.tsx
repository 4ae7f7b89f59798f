type Props = {
  /** The path, on a 24 × 24 grid. */
  path: string;
  /** Replaces the size class. @default 'size-icon' */
  size?: string | undefined;
};

/** A line drawing in the colour of the text around it. It is always an ornament: its meaning must be in the text beside it. */
export function Drawing({ path, size = 'size-icon' }: Props) {
  return (
    <svg
      aria-hidden="true"
      className={`ds ${size} shrink-0`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.75"
      viewBox="0 0 24 24"
    >
      <path d={path} />
    </svg>
  );
}
