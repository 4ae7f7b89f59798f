/** A paper bag of coffee on its way: the same few lines as the cup's. Ornament only, so it is hidden from the outline. */
export function ShoppingBag() {
  return (
    <svg aria-hidden="true" className="ds h-auto w-full" fill="none" viewBox="0 0 320 220">
      <path className="fill-pale" opacity=".6" d="M70 4h74L96 150H22ZM156 4h74l-48 146h-74Z" />
      <ellipse cx="160" cy="200" rx="104" ry="9" className="fill-gold" opacity=".35" />
      <g className="stroke-line" strokeLinecap="round" strokeLinejoin="round" strokeWidth="3">
        <path d="M14 202h292" />
        <path d="M44 212h62M136 214h88M250 211h26" opacity=".35" />
        <path className="fill-pale" d="M104 74h112l14 128H90Z" />
        <path d="M134 96c-6-60 58-60 52 0" />
        <circle cx="134" cy="98" r="3" />
        <circle cx="186" cy="98" r="3" />
        <ellipse cx="160" cy="150" rx="24" ry="30" className="fill-gold" transform="rotate(24 160 150)" />
        <path d="M148 176c16-10 6-38 24-52" strokeWidth="2" />
        <path className="fill-pale" d="M250 202c-6-26 6-44 32-50 6 28-6 46-32 50Zm0 0c4-16 10-26 20-36" />
      </g>
    </svg>
  );
}
