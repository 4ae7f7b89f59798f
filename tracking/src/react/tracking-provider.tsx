'use client';

import {
  sendCustomEvent,
  sendEcommerceEvent,
  sendInitialPageData,
  sendItemList,
  sendLead,
  sendProductSource,
} from '../install/send.ts';
import { createContext, useContext, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { install } from '../install/install.ts';
import type { InstallOptions } from '../api/options.ts';
import { attempt } from '../browser/attempt.ts';
import { toJson } from '../browser/json.ts';
import type { InitialPageDataInput } from '../messages/schema/initial-page-data.ts';

/** The functions that send messages. They never change, so that effects may depend on them. */
const tracking = {
  page: sendInitialPageData,
  custom: sendCustomEvent,
  commerce: sendEcommerceEvent,
  list: sendItemList,
  lead: sendLead,
  productSource: sendProductSource,
} as const;

/** The functions that a component gets from `useTracking`. */
export type Tracking = typeof tracking;

const Context = createContext<Tracking | undefined>(undefined);

/** Props of `TrackingProvider`. */
export interface TrackingProviderProps {
  /** Options of the installation. Read once. Reset the library to change them. */
  readonly options?: InstallOptions;
  readonly children: ReactNode;
}

// Installs once, although strict mode runs effects twice and a page may have several roots.
let installed = false;

/**
 * Installs the library after hydration, and provides the functions of `useTracking` to all components below. The library stays
 * installed when the provider unmounts, because later events still count.
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
 * Returns the functions that send messages.
 *
 * @example
 * const { custom } = useTracking();
 * <button onClick={() => custom({ event_category: 'cta', event_action: 'click', event_label: 'Buy' })}>Buy</button>
 *
 * @throws without a provider above, which is a mistake in the page and not in its data
 */
export function useTracking(): Tracking {
  const found = useContext(Context);
  if (!found) throw new Error('useTracking is called outside of TrackingProvider.');
  return found;
}

/**
 * Sends a page view when the component mounts and when the page's data change. Never sends the same data twice, not even in strict
 * mode. `undefined` sends nothing.
 *
 * @example
 * usePageView({ page_type: 'Category', page_name: category.name, is_spa: true });
 */
export function usePageView(data: InitialPageDataInput | undefined): void {
  const { page } = useTracking();
  const sent = useRef<string>(undefined);
  // Data that cannot be converted to JSON are sent once. The library logs the reason.
  const text = data && (attempt(() => toJson(data)) ?? '');
  useEffect(() => {
    if (!data || sent.current === text) return;
    sent.current = text;
    page(data);
  }, [data, text, page]);
}
