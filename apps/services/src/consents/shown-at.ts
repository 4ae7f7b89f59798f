import type { RegistrationRequest } from '@crema/flow-domain';

// Four digits of a year in UTC, whatever the offset; a database cannot read other ones.
const [earliest, latest] = [Date.UTC(2000, 0), Date.UTC(9999, 11, 31)];

function isMoment(text: string): boolean {
  const [day, moment] = [new Date(`${text.slice(0, 10)}T00:00Z`), Date.parse(text)];
  // A day such as 31 February would roll over into March.
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text.slice(0, 10);
  return exists && moment >= earliest && moment <= latest;
}

/** Whether every time at which a consent was shown is one that exists; the shape alone lets 31 February pass. */
export function hasRealTimes({ consents }: RegistrationRequest): boolean {
  return Object.values(consents).every((grant) => grant?.shownAt === undefined || isMoment(grant.shownAt));
}
