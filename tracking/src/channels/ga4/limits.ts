import { initialPageData } from '../../messages/schema/initial-page-data.ts';
import { beginning } from '../../browser/personal-text.ts';

/** How many parameters GA4 takes per event. */
export const paramBound = 25;

/** The longest value GA4 takes, but for the parameters below. */
export const valueBound = 100;

export const valueBounds: { readonly [param: string]: number | undefined } = {
  page_location: 1000,
  page_referrer: 420,
  page_title: 300,
};

export const anyName = /^(?!ga_|google_|firebase_)[a-z]\w{0,39}$/i;

/** Names that GA4 gives to events of its own. It drops those of others in silence. */
export const reserved =
  /^(ad_(activeview|click|exposure|query|reward)|adunit_exposure|app_(clear_data|exception|install|remove|store_refund|store_subscription_\w+|update|upgrade)|dynamic_link_\w+|error|first_(open|visit)|in_app_purchase|notification_\w+|os_update|screen_view|session_start|user_engagement)$/;

/** Whether GA4 takes this as the name of a parameter. */
export const isGa4Param = (name: string): boolean => anyName.test(name);

/** Whether GA4 takes this as the name of an event. */
export const isGa4Name = (name: string): boolean => anyName.test(name) && !reserved.test(name);

/** Cuts a text that is too long; lists joined with a pipe lose whole entries rather than half of one. */
function cut(text: string, bound: number): string {
  const end = text.lastIndexOf('|', bound);
  return text.length <= bound ? text : beginning(text, end > 0 ? end : bound);
}

/** Cuts the texts that are too long for GA4. */
export function limitTexts(params: Record<string, unknown>): void {
  for (const name of Object.keys(params)) {
    const value = params[name];
    if (typeof value === 'string' && value.length > valueBound) {
      params[name] = cut(value, valueBounds[name] ?? valueBound);
    }
  }
}

/** The fields of a page by importance, whatever order they came in. */
const ranks = Object.keys(initialPageData);

/** Makes parameters fit for GA4: the 25 that matter most of those that hold something stay. Gives back the names of the others. */
export function limitParams(params: Record<string, unknown>): readonly string[] {
  limitTexts(params);
  const held = Object.keys(params).filter((name) => params[name] !== undefined);
  if (held.length <= paramBound) return [];
  // What is known of a customer beyond six facts goes first: a search must not go without its results for it.
  const spare = held.splice((held.indexOf('user_type') + 1 || held.length) + 6);
  // All else goes before the fields of a page.
  const dropped = [...held.sort((a, b) => ranks.indexOf(a) - ranks.indexOf(b)), ...spare].slice(paramBound);
  for (const name of dropped) params[name] = undefined;
  return dropped;
}
