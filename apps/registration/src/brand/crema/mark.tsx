/** The brand's mark: a cup seen from above. */
export const Mark = () => (
  <svg className="ds" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
    <circle cx="16" cy="16" r="15" fill="currentColor" />
    <circle cx="16" cy="16" r="10.5" className="fill-gold" />
    <path
      d="M16 8.5c-4.3 3.8-4.3 6.5 0 7.5s4.3 3.7 0 7.5"
      fill="none"
      stroke="#2A1A13"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </svg>
);
