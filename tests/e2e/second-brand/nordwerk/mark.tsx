/** The brand's mark: a nut, seen from above. */
export const Mark = () => (
  <svg className="ds" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
    <path className="fill-gold" d="M8 2h16l8 14-8 14H8L0 16Z" />
    <circle className="fill-pale" cx="16" cy="16" r="6" />
  </svg>
);
