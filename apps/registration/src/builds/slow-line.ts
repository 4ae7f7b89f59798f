declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
  }
}

/** Whether nothing is to be fetched that is not needed yet (Registration §9). */
export const isLineSlow = (): boolean =>
  navigator.connection?.saveData === true || navigator.connection?.effectiveType === 'slow-2g';
