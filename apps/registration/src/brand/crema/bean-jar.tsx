/** A jar that fills bean by bean: the same few lines as the cup's. Ornament only, so it is hidden from the outline. */
export function BeanJar() {
  return (
    <svg aria-hidden="true" className="ds h-auto w-full" fill="none" viewBox="0 0 320 220">
      <path className="fill-pale" opacity=".6" d="M70 4h74L96 150H22ZM156 4h74l-48 146h-74Z" />
      <ellipse cx="160" cy="200" rx="104" ry="9" className="fill-gold" opacity=".35" />
      <g className="stroke-line" strokeLinecap="round" strokeLinejoin="round" strokeWidth="3">
        <path d="M14 202h292" />
        <path d="M44 212h62M136 214h88M250 211h26" opacity=".35" />
        <path
          className="fill-pale"
          d="M118 74h84c18 10 24 26 24 48v62c0 12-6 18-18 18h-96c-12 0-18-6-18-18v-62c0-22 6-38 24-48Z"
        />
        <path className="fill-gold" d="M112 54h96v20h-96Z" />
        <g className="fill-gold" strokeWidth="2">
          <ellipse cx="124" cy="184" rx="18" ry="12" transform="rotate(-14 124 184)" />
          <ellipse cx="162" cy="186" rx="18" ry="12" transform="rotate(10 162 186)" />
          <ellipse cx="198" cy="182" rx="18" ry="12" transform="rotate(-26 198 182)" />
          <ellipse cx="142" cy="164" rx="18" ry="12" transform="rotate(20 142 164)" />
          <ellipse cx="180" cy="162" rx="18" ry="12" transform="rotate(-8 180 162)" />
          <ellipse cx="158" cy="28" rx="18" ry="12" transform="rotate(-38 158 28)" />
        </g>
        <path
          d="M108 188c12 2 18-10 32-8M146 183c10 8 20-2 32 6M184 190c8-6 12-16 28-16M126 158c12 0 18 14 32 12M164 165c10-8 20 2 32-6M146 38c4-10 18-8 24-20"
          strokeWidth="2"
        />
        <path d="M106 118c0-14 4-24 12-30" opacity=".5" />
      </g>
    </svg>
  );
}
