/** The result of the action: the entered values, which the fields keep, and their errors. */
export type Answer = {
  entries: Readonly<Record<string, string>>;
  errors: readonly { id: string; text: string }[];
  /** The e-mail address of the new account. */
  created?: string;
};

export const atFirst: Answer = { entries: {}, errors: [] };
