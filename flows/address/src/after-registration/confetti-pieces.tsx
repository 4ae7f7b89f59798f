/** Pieces around the middle of a square of 100: a short stroke each. */
const pieces = {
  'stroke-gold': 'M12 40l6 4M30 12l3 7M70 8l-2 7M90 44l-7 3M76 82l-5-5M22 84l5-5',
  'stroke-line': 'M18 22l5 5M50 4l0 7M84 24l-6 4M92 66l-7-3M50 96l0-7M8 64l7-2',
  'text-danger': 'M38 20l1 6M62 20l-1 6M80 36l-5 2M84 52l-5 0M34 82l2-6M64 86l-2-6',
} as const;

/** The pieces that fly. Apart from the mark, because they are drawn once, after the page that they celebrate. */
export const confettiPieces = (
  <svg
    viewBox="0 0 100 100"
    className="ds pointer-events-none absolute -inset-10 scale-125 opacity-0 [transition:scale_900ms_ease-out,opacity_400ms_ease-in_500ms] motion-reduce:hidden starting:scale-25 starting:opacity-100"
    fill="none"
    stroke="currentColor"
    strokeWidth="4"
    strokeLinecap="round"
  >
    {Object.entries(pieces).map(([colour, path]) => (
      <path key={colour} d={path} className={`ds ${colour}`} />
    ))}
  </svg>
);
