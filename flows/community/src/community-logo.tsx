/** The community's mark, 115 wide (Registration §2, form 11): three cups on one table. */
export function CommunityLogo({ label }: { label: string }) {
  return (
    <svg
      className="ds"
      role="img"
      aria-label={label}
      width="115"
      height="72"
      viewBox="0 0 115 72"
      fill="none"
    >
      <ellipse cx="57.5" cy="42" rx="55" ry="27" className="ds fill-gold" opacity=".25" />
      <g className="ds stroke-line" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        <path
          className="ds fill-pale"
          d="M8 26h25c0 13-4 21-12.5 21S8 39 8 26ZM45 38h25c0 13-4 21-12.5 21S45 51 45 38ZM82 26h25c0 13-4 21-12.5 21S82 39 82 26Z"
        />
        <path d="M33 29c6-1 7 10-2 10M70 41c6-1 7 10-2 10M82 29c-6-1-7 10 2 10" />
        <path d="M20.5 19c-3-4 3-6 0-10M57.5 31c-3-4 3-6 0-10M94.5 19c-3-4 3-6 0-10" opacity=".5" />
      </g>
    </svg>
  );
}
