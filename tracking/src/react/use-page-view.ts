'use client';

import { attempt } from '../browser/attempt.ts';
import { toJson } from '../browser/to-json.ts';
import { useEffect, useRef } from 'react';
import type { InitialPageDataInput } from '../messages/schema/initial-page-data.ts';
import { useTracking } from './tracking-provider.tsx';

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
