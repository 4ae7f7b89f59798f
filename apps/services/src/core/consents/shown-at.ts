import { consentKinds, type Issue, type RegistrationRequest, type Submission } from '@crema/flow-domain';
import { documentsFor } from '@crema/flow-domain/server';

// A year must have four digits in UTC with any offset, because a database cannot read other years.
const [earliest, latest] = [Date.UTC(2000, 0), Date.UTC(9999, 11, 31)];

function isMoment(text: string): boolean {
  const [day, moment] = [new Date(`${text.slice(0, 10)}T00:00Z`), Date.parse(text)];
  // A day such as 31 February would roll over into March.
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text.slice(0, 10);
  return exists && moment >= earliest && moment <= latest;
}

/** Returns true if every time at which a consent was shown exists. The pattern alone accepts 31 February. */
export function hasRealTimes({ consents }: RegistrationRequest): boolean {
  return Object.values(consents).every((grant) => grant?.shownAt === undefined || isMoment(grant.shownAt));
}

const hour = 60 * 60 * 1000;
// The first day of a text begins fourteen hours earlier in the easternmost time zone than in UTC.
const earlier = 14 * hour;
// A device whose clock is wrong may be ahead of ours by this much.
const ahead = hour / 4;

/**
 * Finds consents whose text was not in force at the time when it was shown, according to the request. The time is before the text's
 * first day, or in the future. Such a consent is no answer to the text.
 */
export function findTimesOutOfForce(
  { site, shown }: Pick<Submission, 'site' | 'shown'>,
  now: Date,
): readonly Issue[] {
  const documents = documentsFor(site);
  return consentKinds.flatMap((kind) => {
    const shownAt = shown[kind]?.shownAt;
    const document = documents.find((each) => each.kind === kind);
    if (shownAt === undefined || !document) return [];
    const moment = Date.parse(shownAt);
    const isInForce = moment >= Date.parse(document.validFrom) - earlier && moment <= now.getTime() + ahead;
    return isInForce ? [] : [{ field: `consents.${kind}`, code: 'CONSENT_DOCUMENT_OUTDATED' }];
  });
}
