import type { ServedForm } from '@crema/page-contract';
import { pathsOf } from '@crema/page-shell/route-table';
import type { RouteTable } from './route.ts';

/** The forms of an app, by the ids of their routes: two routes of one flow have a form each, in its own variant. */
export function formsOf({ routes }: RouteTable): Readonly<Record<string, ServedForm>> {
  return Object.fromEntries(
    routes.flatMap((route) => {
      const { id, form, next } = route;
      const [path, ...aliases] = pathsOf(route);
      if (!form || path === undefined) return [];
      return [[id, { flow: form.flow, variant: form.variant ?? {}, paths: [path, ...aliases], next }]];
    }),
  );
}
