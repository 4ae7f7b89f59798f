/** What the catalogue has no words for. */
export const texts = {
  tooMany: (bound: number) => `More than ${bound} records wait for exactag. The oldest are dropped.`,
} as const;
