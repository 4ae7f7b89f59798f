/**
 * A cup in the morning light, drawn with a few lines in the brand's colours. It is an ornament, so assistive technology does not
 * see it.
 */
export function CoffeeCup() {
  return (
    <svg aria-hidden="true" className="ds h-auto w-full" fill="none" viewBox="0 0 320 220">
      <path className="ds fill-pale" opacity=".6" d="M70 4h74L96 150H22ZM156 4h74l-48 146h-74Z" />
      <ellipse cx="150" cy="188" rx="104" ry="9" className="ds fill-gold" opacity=".35" />
      <g className="ds stroke-line" strokeLinecap="round" strokeLinejoin="round" strokeWidth="3">
        <path d="M14 198h292" />
        <path d="M44 208h62M136 212h88M250 207h26" opacity=".35" />
        <path className="ds fill-pale" d="M64 182c10 14 162 14 172 0Z" />
        <path d="M215 112c24-8 42 4 40 22-2 19-24 30-50 25" />
        <path className="ds fill-pale" d="M82 98c0 46 20 82 68 82s68-36 68-82Z" />
        <ellipse cx="150" cy="98" rx="68" ry="16" className="ds fill-pale" />
        <ellipse cx="150" cy="100" rx="57" ry="11" className="ds fill-gold" />
        <path d="M128 100c12-9 32-9 44 0-12 9-32 9-44 0Zm0 0h44" strokeWidth="2" />
        <path d="M124 70c-11-12 9-20 0-34M150 64c-12-14 11-24 0-40M176 70c-11-12 9-20 0-34" opacity=".5" />
        <path className="ds fill-pale" d="M268 198c-6-26 6-44 32-50 6 28-6 46-32 50Zm0 0c4-16 10-26 20-36" />
      </g>
    </svg>
  );
}
