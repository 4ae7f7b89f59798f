const dayMs = 86_400_000;

/**
 * The day of events whose id has a time in the future. Their days would get a partition later, and a repeat would then not meet its
 * first.
 */
export const noDay = '1970-01-01';

/** Returns the day of a time, such as `2026-11-27`, in UTC. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Returns true if a calendar has this day. */
export function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && dayOf(time) === text;
}

/** Returns the day so many days later, or earlier. */
export const dayAfter = (day: string, days: number): string => dayOf(Date.parse(day) + days * dayMs);

/**
 * Returns the day of an event by the time in its id, which every repeat has. An id whose time is more than a day ahead has `noDay`.
 * @param id milliseconds and nine characters (Tracking §9)
 */
export function dayOfEvent(id: string, now: Date): string {
  const time = Number(id.slice(0, -9));
  return time > now.getTime() + dayMs ? noDay : dayOf(time);
}
