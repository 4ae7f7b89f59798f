import { useState } from 'react';
import type { Account } from './account.js';

/** Stores the result of the form. */
export const useResult = () => useState<Account>();

/** Shows the result. */
export function Result({ of }: { of: Account | undefined }) {
  return <pre>{of ? JSON.stringify(of) : null}</pre>;
}
