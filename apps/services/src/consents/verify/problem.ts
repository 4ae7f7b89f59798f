/** What can be wrong with a chain, in words for an operator. */
export const problems = {
  changed: 'the record, or one before it, was changed, moved or made without the secret',
  missing: 'records before this one are missing',
  unknownSecret: 'it names a secret that is not known',
  unreadable: 'the customer’s key is missing or does not open it, and nobody erased the customer',
  contradicted: 'it is not what was noted outside the database',
  cutOff: 'the chain was longer when it was noted outside the database',
  erasedTwice: 'something follows the erasure',
  notErased: 'the customer was erased, and their key or data are back: npm run consents -- replay',
  noteUnreadable: 'a note outside the database cannot be read',
} as const;

/** Something that does not hold. */
export interface ChainProblem {
  readonly problem: keyof typeof problems;
  /** The chain; a file and line where a note is meant. */
  readonly of: string;
  readonly seq?: number;
}
