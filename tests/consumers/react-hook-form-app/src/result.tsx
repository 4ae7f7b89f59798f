import { useState } from 'react';
import type { Account } from './account.js';

/** Keeps what the form has handed over. */
export const useResult = () => useState<Account>();

/** Shows it. */
export function Result({ of }: { of: Account | undefined }) {
  return <pre>{of ? JSON.stringify(of) : null}</pre>;
}
