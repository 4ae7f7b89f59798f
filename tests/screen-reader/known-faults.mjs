/**
 * Faults of the product that Orca has found and that are still open, by the scenario, or by `scenario on site` if only that site
 * has the fault. The command fails if one is gone, so that its line goes too.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const knownFaults = {};
