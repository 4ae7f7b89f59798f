'use client';

import { createContext, useContext, useEffect } from 'react';
import type { ReactNode } from 'react';
import { install } from '../install/install.ts';
import type { InstallOptions } from '../api/options.ts';
import { tracking } from './tracking.ts';
import type { Tracking } from './tracking.ts';

const Context = createContext<Tracking | undefined>(undefined);

/** What the provider is given. */
export interface TrackingProviderProps {
  /** How the library is installed. Read once: to change it, reset the library. */
  readonly options?: InstallOptions;
  readonly children: ReactNode;
}

// Strict mode runs effects twice, and a page may have several roots: none of them is a second installation.
let installed = false;

/**
 * Installs the library when the page has become interactive, and lets every component below tell what happens. It stays
 * installed when the provider goes: what a visitor does afterwards still counts.
 */
export function TrackingProvider({ options, children }: TrackingProviderProps) {
  useEffect(() => {
    if (installed) return;
    installed = true;
    install(options);
  }, [options]);
  return <Context value={tracking}>{children}</Context>;
}

/**
 * What a component can tell.
 *
 * @example
 * const { custom } = useTracking();
 * <button onClick={() => custom({ event_category: 'cta', event_action: 'click', event_label: 'Buy' })}>Buy</button>
 *
 * @throws when there is no provider above, which is a mistake in the page and not in its data
 */
export function useTracking(): Tracking {
  const found = useContext(Context);
  if (!found) throw new Error('useTracking is called outside of TrackingProvider.');
  return found;
}
