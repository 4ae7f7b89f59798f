/** The ground of the card: a bean and the morning light, drawn with the brand's pen and colours. */
export function CardDrawing() {
  return (
    <svg className="ds block h-auto w-full" fill="none" focusable="false" viewBox="0 0 384 242">
      <rect className="fill-pale stroke-line" x="2" y="2" width="380" height="238" rx="18" strokeWidth="3" />
      <rect className="fill-gold" x="3" y="3" width="378" height="236" rx="17" opacity=".4" />
      <path className="fill-pale" opacity=".7" d="M208 4h62l-72 234h-62ZM290 4h40l-72 234h-40Z" />
      <g className="stroke-line" strokeLinecap="round" strokeLinejoin="round" strokeWidth="3">
        <ellipse className="fill-gold" cx="300" cy="96" rx="34" ry="46" transform="rotate(28 300 96)" />
        <path d="M278 134c26-16 12-52 44-76" strokeWidth="2.5" />
        <ellipse className="fill-pale" cx="344" cy="160" rx="14" ry="19" transform="rotate(-24 344 160)" />
        <path d="M338 144c8 10 2 22 12 32" strokeWidth="2" />
        <path d="M24 178h96" opacity=".35" />
      </g>
    </svg>
  );
}
