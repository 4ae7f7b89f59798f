/**
 * The widths at which pictures of every story are compared, one within each of three clusters (Registration §9). Chromatic
 * reads them as its modes, `npm run visual` takes its pictures at the same.
 */
export const modes = {
  xs: { viewport: 360 },
  m: { viewport: 720 },
  xl: { viewport: 1020 },
} as const;
