import { createContext, use } from 'react';
import type { Announce } from './announcer.tsx';
import type { DesignSystemStrings } from './strings.ts';

type DesignSystemContext = { strings: DesignSystemStrings; announce: Announce; announceErrors: boolean };

export const Context = createContext<DesignSystemContext | undefined>(undefined);

/** The words and the voice of the components. Throws outside of a provider. */
export function useDesignSystem(): DesignSystemContext {
  const context = use(Context);
  if (!context) {
    throw new Error('Wrap the page in <DesignSystemProvider strings={…}>.');
  }
  return context;
}
