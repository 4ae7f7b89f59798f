import type { PlainMessageKey } from '@crema/flow-domain/messages';
import type { ComponentType } from 'react';

/** One route of the app: where it answers and what it shows (Registration §2). */
export interface Route {
  readonly id: string;
  /** Canonical path first, then its aliases; an alias stays in the address bar. */
  readonly paths: readonly string[];
  /** Page type reported to tracking (Registration §1). */
  readonly pageType: 'webshop_registration';
  readonly title: PlainMessageKey;
  readonly description: PlainMessageKey;
  /** The form on the page, which also posts without JavaScript. */
  readonly form?: { readonly id: string; readonly flow: 'standalone' } | undefined;
  /** Where success leads; that screen is fetched when the page is idle, so that nothing is fetched on the click. */
  readonly next?: string | undefined;
  /** Source of the screen, by which the build finds what to preload. */
  readonly source: string;
  readonly load: () => Promise<{ readonly Screen: ComponentType }>;
}
