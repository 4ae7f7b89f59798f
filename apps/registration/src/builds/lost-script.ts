/** The script for a page whose own scripts cannot be had: always of the newest build, under the same address in each. */
export const lostScript = '/builds/lost.js';
