/** The card in a telephone, drawn with the brand's pen and colours. Ornament only. */
export function DigitalCard() {
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
        <rect className="ds fill-pale" x="29" y="3" width="38" height="74" rx="7" />
        <path d="M44 9h8" />
        <rect className="ds fill-gold" x="34" y="17" width="28" height="19" rx="3" />
        <path d="M43 29c3-5 8-6 11-3-3 5-8 6-11 3Zm0 0 11-3" strokeWidth="1.5" />
        <path d="M36 46v14M40 46v14M45 46v14M48 46v14M53 46v14M57 46v14M60 46v14" />
        <path d="M44 71h8" opacity=".5" />
        <path d="M76 22c4 4 4 12 0 16M83 16c8 8 8 20 0 28" opacity=".5" />
      </g>
    </svg>
  );
}
