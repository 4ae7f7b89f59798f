'use client';

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
  const text = data && JSON.stringify(data);
  useEffect(() => {
    if (!data || told.current === text) return;
    told.current = text;
    page(data);
  }, [data, text, page]);
}
