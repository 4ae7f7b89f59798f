import { initialPageData } from '../../messages/schema/initial-page-data.ts';
import { beginning } from '../../browser/personal-text.ts';

/** Most parameters per event in GA4. */
export const paramBound = 25;

/** Longest value in GA4, except for the parameters below. */
export const valueBound = 100;

export const valueBounds: { readonly [param: string]: number | undefined } = {
  page_location: 1000,
  page_referrer: 420,
  page_title: 300,
};

export const anyName = /^(?!ga_|google_|firebase_)[a-z]\w{0,39}$/i;

/** Matches the names of GA4's own events. GA4 silently drops other events with these names. */
export const reserved =
  /^(ad_(activeview|click|exposure|query|reward)|adunit_exposure|app_(clear_data|exception|install|remove|store_refund|store_subscription_\w+|update|upgrade)|dynamic_link_\w+|error|first_(open|visit)|in_app_purchase|notification_\w+|os_update|screen_view|session_start|user_engagement)$/;

/** Returns true if GA4 accepts the name of a parameter. */
export const isGa4Param = (name: string): boolean => anyName.test(name);

/** Returns true if GA4 accepts the name of an event. */
export const isGa4Name = (name: string): boolean => anyName.test(name) && !reserved.test(name);

/** Cuts a text. A list joined with pipes is cut at a pipe, so that no entry is cut in half. */
function cut(text: string, bound: number): string {
  const end = text.lastIndexOf('|', bound);
  return text.length <= bound ? text : beginning(text, end > 0 ? end : bound);
}

/** Cuts texts that are too long for GA4. */
export function limitTexts(params: Record<string, unknown>): void {
  for (const name of Object.keys(params)) {
    const value = params[name];
    if (typeof value === 'string' && value.length > valueBound) {
      params[name] = cut(value, valueBounds[name] ?? valueBound);
    }
  }
}

/** The fields of a page by importance. */
const ranks = Object.keys(initialPageData);

/** Keeps the 25 most important parameters with a value, and cuts their texts. Returns the names of the dropped ones. */
export function limitParams(params: Record<string, unknown>): readonly string[] {
  limitTexts(params);
  const held = Object.keys(params).filter((name) => params[name] !== undefined);
  if (held.length <= paramBound) return [];
  // Customer fields after the sixth are dropped first, so that a search keeps its results.
  const spare = held.splice((held.indexOf('user_type') + 1 || held.length) + 6);
  // Other parameters are kept before the fields of a page.
  const dropped = [...held.sort((a, b) => ranks.indexOf(a) - ranks.indexOf(b)), ...spare].slice(paramBound);
  for (const name of dropped) params[name] = undefined;
  return dropped;
}
