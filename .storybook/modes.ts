/**
 * Widths of the pictures that are compared of every story, one within each of three clusters (Registration §9). Chromatic reads
 * them as its modes, and `npm run visual` uses the same.
 */
export const modes = {
  xs: { viewport: 360 },
  m: { viewport: 720 },
  xl: { viewport: 1020 },
} as const;
