import { html } from '../markup/html.mjs';

/** A cup with steam. Ornament only, so it is hidden from whoever listens. */
export const cup = html`<svg
  class="cup"
  viewBox="0 0 132 104"
  width="132"
  height="104"
  aria-hidden="true"
  focusable="false"
>
  <g fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
    <path d="M8 102h116" />
    <path class="pale" d="M22 44c0 30 12 52 40 52s40-22 40-52Z" />
    <path d="M101 52c15-5 24 4 23 15-2 12-15 18-30 15" />
    <ellipse class="pale" cx="62" cy="44" rx="40" ry="9" />
    <ellipse class="gold" cx="62" cy="45" rx="32" ry="6" stroke="none" />
    <path d="M46 28c-7-8 6-12 0-21M63 25c-8-9 7-14 0-24M80 28c-7-8 6-12 0-21" opacity=".5" />
  </g>
</svg>`;
