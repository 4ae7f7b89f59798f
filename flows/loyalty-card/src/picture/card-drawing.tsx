/** The beans on the card, drawn with the brand's pen and colours. */
export function CardDrawing() {
  return (
    <svg className="ds block h-auto w-full" fill="none" focusable="false" viewBox="256 30 112 160">
      <g className="ds stroke-line" strokeLinecap="round" strokeLinejoin="round" strokeWidth="3">
        <ellipse className="ds fill-gold" cx="300" cy="96" rx="34" ry="46" transform="rotate(28 300 96)" />
        <path d="M278 134c26-16 12-52 44-76" strokeWidth="2.5" />
        <ellipse className="ds fill-pale" cx="344" cy="160" rx="14" ry="19" transform="rotate(-24 344 160)" />
        <path d="M338 144c8 10 2 22 12 32" strokeWidth="2" />
      </g>
    </svg>
  );
}
