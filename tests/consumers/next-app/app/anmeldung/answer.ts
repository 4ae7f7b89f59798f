/** What the action hands back: what was entered, for the fields to keep, and what is wrong with it. */
export type Answer = {
  entries: Readonly<Record<string, string>>;
  errors: readonly { id: string; text: string }[];
  /** Who has an account now. */
  created?: string;
};

export const atFirst: Answer = { entries: {}, errors: [] };
