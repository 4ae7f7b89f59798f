/** The community's mark, 115 wide (Registration §2, form 11): three cups around one table, seen from above. */
export function CommunityLogo({ label }: { label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      width="115"
      height="72"
      viewBox="0 0 115 72"
      fill="none"
      focusable="false"
    >
      <ellipse cx="57.5" cy="40" rx="55" ry="28" className="fill-pale" />
      <g className="stroke-line" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        <ellipse cx="57.5" cy="40" rx="55" ry="28" />
        <circle cx="30" cy="40" r="11" className="fill-pale" />
        <circle cx="30" cy="40" r="7" className="fill-gold" />
        <circle cx="57.5" cy="28" r="11" className="fill-pale" />
        <circle cx="57.5" cy="28" r="7" className="fill-gold" />
        <circle cx="85" cy="40" r="11" className="fill-pale" />
        <circle cx="85" cy="40" r="7" className="fill-gold" />
        <path d="M19 46c-4 2-7 0-7-3M68 34c4 2 7 0 7-3M96 46c4 2 7 0 7-3" />
        <path d="M50 56c4 3 11 3 15 0" opacity=".6" />
      </g>
    </svg>
  );
}
