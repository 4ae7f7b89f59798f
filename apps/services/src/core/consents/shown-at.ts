import { consentKinds, type Issue, type RegistrationRequest, type Submission } from '@crema/flow-domain';
import { documentsFor } from '@crema/flow-domain/server';

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

const hour = 60 * 60 * 1000;
// The day that a text is in force from begins fourteen hours earlier in the easternmost places than in UTC.
const earlier = 14 * hour;
// A device whose clock is wrong may be ahead of ours by this much.
const ahead = hour / 4;

/**
 * The consents whose text is said to have been shown at a time at which it was not in force: before its day, or in the future. They
 * are no answers to it.
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
