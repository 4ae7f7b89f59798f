/** @param {number} count @param {string} step */
export const times = (count, step) => Array.from({ length: count }, () => step);

/** Enters values at once, without keys. @param {Readonly<Record<string, string>>} values by the names of their fields */
export const fill = (values) => `fill ${JSON.stringify(values)}`;

/** Orca's command that changes between reading and typing. */
export const focusMode = 'KP_Insert+a';
