/**
 * Retries a failed test once, because on a busy machine any step may exceed its timeout. Property-based tests
 * are excluded. A retry would generate other values, pass, and hide the counterexample and its seed.
 */
export const secondTry = { count: 1, condition: /^(?!Property failed after)/ };
