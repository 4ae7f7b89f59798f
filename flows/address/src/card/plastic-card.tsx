/** The card in an envelope, drawn with the brand's pen and colours. Ornament only. */
export function PlasticCard() {
  return (
    <svg
      aria-hidden="true"
      className="ds h-auto w-20"
      fill="none"
      focusable="false"
      viewBox="0 0 96 80"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
    >
      <g className="ds stroke-line">
        <path className="ds fill-pale" d="M12 34 48 10l36 24v36a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4Z" />
        <rect className="ds fill-gold" x="22" y="18" width="52" height="34" rx="4" />
        <path d="M28 28h14M28 34h9" />
        <path d="M56 33c4-7 11-8 15-4-4 7-11 8-15 4Zm0 0 15-4" strokeWidth="1.5" />
        <path className="ds fill-pale" d="M12 36l36 22 36-22v34a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4Z" />
        <path d="m14 72 26-19M82 72 56 53" opacity=".5" />
      </g>
    </svg>
  );
}
