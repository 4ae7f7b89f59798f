// The icons that components show by themselves, on a 24 × 24 grid, one path each. Each is an export of its own, so that a page
// loads only those that it shows.

export const chevron = 'm6 9.5 6 6 6-6';
export const close = 'm6 6 12 12M18 6 6 18';
export const error = 'M12 7.5v5M12 16.2v.1M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z';
export const eye =
  'M2.5 12S6 5.8 12 5.8s9.5 6.2 9.5 6.2-3.5 6.2-9.5 6.2S2.5 12 2.5 12ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z';
export const eyeOff =
  'M4 4l16 16M9.9 6a9 9 0 0 1 2.1-.2c6 0 9.5 6.2 9.5 6.2a17 17 0 0 1-2.6 3.3M6.3 7.5A16.5 16.5 0 0 0 2.5 12s3.5 6.2 9.5 6.2a9 9 0 0 0 4.3-1.1M9.9 9.9a3 3 0 0 0 4.2 4.2';
export const info = 'M12 11.5v5M12 7.8v.1M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z';
export const success = 'm8.3 12.3 2.6 2.6 4.9-5.4M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z';
