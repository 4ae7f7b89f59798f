/** A form's report about its fields, from one event. */
export interface EffortReport {
  readonly name: string;
  readonly session: string | null;
  /** The field that had the focus last, if the form was abandoned. */
  readonly label: string | null;
  /** The fields with returns and corrections until then, such as `email 2/1, password 1/0`. */
  readonly effort: string | null;
}

/** The effort of one field in all reports. */
export interface FieldEffort {
  readonly field: string;
  /** How often shoppers returned to the field. */
  readonly returned: number;
  /** How often they left it with another answer than the time before. */
  readonly corrected: number;
  /** How many forms were abandoned with the focus in it. */
  readonly abandoned: number;
}

/** Matches the name of a field. Events are open to everybody, so a name may be any text. */
const fieldName = /^[A-Za-z][\w.]{0,59}$/;
const part = /^(\S+) (\d{1,3})\/(\d{1,3})$/;
// A form has fewer fields.
const mostFields = 40;

type Counts = Readonly<Record<'returned' | 'corrected', number>>;

/** Reads the text that a form's event has about its fields. */
function readEffort(text: string | null): ReadonlyMap<string, Counts> {
  const parts = (text ?? '').split(', ', mostFields).map((each) => part.exec(each) ?? []);
  return new Map(
    parts
      .filter(([, field = '']) => fieldName.test(field))
      .map(([, field = '', returned, corrected]) => [
        field,
        { returned: Number(returned), corrected: Number(corrected) },
      ]),
  );
}

/** The last known state of the forms of one session. */
interface Visit {
  readonly effort: Map<string, Counts>;
  abandonedAt: string | undefined;
}

/**
 * Adds up reports, which are in the order of time. A report repeats what the same form has reported before. So a session counts with
 * the highest numbers of each field, and with its last abandonment unless that was withdrawn. Without a session each report counts.
 * @returns the fields, the hardest first
 */
export function formEffort(reports: readonly EffortReport[]): readonly FieldEffort[] {
  const total = new Map<string, { returned: number; corrected: number; abandoned: number }>();
  const ofField = (field: string) => {
    const known = total.get(field) ?? { returned: 0, corrected: 0, abandoned: 0 };
    total.set(field, known);
    return known;
  };
  const add = ({ effort, abandonedAt }: Visit) => {
    for (const [field, { returned, corrected }] of effort) {
      const sum = ofField(field);
      sum.returned += returned;
      sum.corrected += corrected;
    }
    if (abandonedAt !== undefined && fieldName.test(abandonedAt)) ofField(abandonedAt).abandoned += 1;
  };
  const visits = new Map<string, Visit>();
  for (const { name, session, label, effort } of reports) {
    const visit = (session === null ? undefined : visits.get(session)) ?? {
      effort: new Map<string, Counts>(),
      abandonedAt: undefined,
    };
    for (const [field, { returned, corrected }] of readEffort(effort)) {
      const before = visit.effort.get(field);
      visit.effort.set(field, {
        returned: Math.max(returned, before?.returned ?? 0),
        corrected: Math.max(corrected, before?.corrected ?? 0),
      });
    }
    if (name === 'form_abandoned') visit.abandonedAt = label ?? undefined;
    if (name === 'form_abandonment_withdrawn') visit.abandonedAt = undefined;
    if (session === null) add(visit);
    else visits.set(session, visit);
  }
  for (const visit of visits.values()) add(visit);
  const weight = ({ returned, corrected, abandoned }: FieldEffort) => returned + corrected + abandoned;
  return [...total]
    .map(([field, { returned, corrected, abandoned }]) => ({ field, returned, corrected, abandoned }))
    .filter((each) => weight(each) > 0)
    .toSorted((a, b) => weight(b) - weight(a) || (a.field < b.field ? -1 : 1));
}
