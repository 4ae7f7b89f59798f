/** How many parameters GA4 takes per event. */
const paramBound = 25;

/** The longest value GA4 takes, but for the parameters below. */
export const valueBound = 100;

const valueBounds: { readonly [param: string]: number | undefined } = {
  page_location: 1000,
  page_referrer: 420,
  page_title: 300,
};

const eventName = /^(?!ga_|google_|firebase_)[a-z]\w{0,39}$/i;

/** Whether GA4 takes this as the name of an event or a parameter. */
export function isGa4Name(name: string): boolean {
  return eventName.test(name);
}

/** Cuts a text that is too long for GA4; lists joined with a pipe lose whole entries rather than half of one. */
export function limitValue(param: string, value: unknown): unknown {
  if (typeof value !== 'string' || value.length <= valueBound) return value;
  const bound = valueBounds[param] ?? valueBound;
  const end = value.lastIndexOf('|', bound);
  return value.length <= bound ? value : value.slice(0, end > 0 ? end : bound);
}

/** What GA4 takes of the parameters: the first 25 that hold something, their texts cut. */
export function limitParams(params: Readonly<Record<string, unknown>>) {
  const kept: Record<string, unknown> = {};
  const dropped: string[] = [];
  let count = 0;
  for (const name of Object.keys(params)) {
    const value = params[name];
    if (value === undefined) continue;
    count += 1;
    if (count > paramBound) dropped.push(name);
    else kept[name] = limitValue(name, value);
  }
  return { kept, dropped };
}
