/** Checks if a visitor may see a page. Returns `undefined`, or the path of the page to show instead. */
export type RouteCheck<Visit> = (visit: Visit) => string | undefined;

/** The checks that routes name, run before a page is rendered and again when the app shows one without a load. */
export type RouteChecks<Visit> = Readonly<Record<string, RouteCheck<Visit>>>;

/** A route that may name a check. */
interface CheckedRoute {
  /** Name of the check that decides whether a visitor may see the page. @default every visitor may */
  readonly check?: string | undefined;
}

/** The result of a route's check: the visitor is admitted, is redirected, or no check has that name. */
export type Admission =
  | { readonly kind: 'admitted' }
  | { readonly kind: 'elsewhere'; readonly location: string }
  | { readonly kind: 'unknown-check' };

/** Runs the check of a route. */
export function admit<Visit>({ check }: CheckedRoute, visit: Visit, among: RouteChecks<Visit>): Admission {
  if (check === undefined) return { kind: 'admitted' };
  const run = Object.hasOwn(among, check) ? among[check] : undefined;
  if (!run) return { kind: 'unknown-check' };
  const location = run(visit);
  return location === undefined ? { kind: 'admitted' } : { kind: 'elsewhere', location };
}
