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

/** What a component can tell. The functions are the same for ever, so that effects may depend on them. */
export const tracking = {
  page: sendInitialPageData,
  custom: sendCustomEvent,
  commerce: sendEcommerceEvent,
  list: sendItemList,
  lead: sendLead,
  productSource: sendProductSource,
} as const;

/** What a component can tell. */
export type Tracking = typeof tracking;

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

/**
 * Tells of a page view when the component appears and whenever the page's data change; never twice for the same data,
 * also where strict mode runs effects twice. `undefined` tells nothing yet.
 *
 * @example
 * usePageView({ page_type: 'Category', page_name: category.name, is_spa: true });
 */
export function usePageView(data: InitialPageDataInput | undefined): void {
  const { page } = useTracking();
  const told = useRef<string>(undefined);
  // What cannot be written as JSON is said when it is sent, and sent once.
  const text = data && (attempt(() => toJson(data)) ?? '');
  useEffect(() => {
    if (!data || told.current === text) return;
    told.current = text;
    page(data);
  }, [data, text, page]);
}
