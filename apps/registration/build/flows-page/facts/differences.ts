import type { FormPlan, PlannedConsent, PlannedField } from '@crema/flow-domain';
import { fieldName } from './field-names.ts';
import { labelKey, optionKeys } from './field-words.ts';

/** Fields that stand together, and the one they follow. */
export interface Run {
  readonly after: PlannedField | undefined;
  readonly fields: readonly PlannedField[];
}

type Way = 'label' | 'answer' | 'choice';

/** A field that is asked otherwise, and in which ways. */
export interface Changed {
  readonly field: PlannedField;
  readonly ways: readonly Way[];
}

/** How one plan differs from another one. */
export interface Differences {
  readonly unavailable: boolean;
  readonly added: readonly Run[];
  /** All that is asked from some field on, where fields that stay have changed places; told instead of `added`. */
  readonly reordered: readonly Run[];
  readonly dropped: readonly PlannedField[];
  readonly changed: readonly Changed[];
  readonly consentsAdded: readonly PlannedConsent[];
  readonly consentsDropped: readonly PlannedConsent[];
  readonly consentsChanged: readonly PlannedConsent[];
}

const none: Differences = {
  unavailable: false,
  added: [],
  reordered: [],
  dropped: [],
  changed: [],
  consentsAdded: [],
  consentsDropped: [],
  consentsChanged: [],
};

// Not by the input's name: a town and a province share one, and a telephone number has one of its own in each place.
const identity = fieldName;

/** The ways of asking for a field that a shopper notices. */
const manner = (field: PlannedField): Readonly<Record<Way, string>> => ({
  label: labelKey(field),
  answer: `${field.required} ${field.disabled === true}`,
  choice: optionKeys(field).join(' '),
});

function changeOf(from: PlannedField | undefined, field: PlannedField): readonly Changed[] {
  if (!from) return [];
  const [before, after] = [manner(from), manner(field)];
  const ways = (['label', 'answer', 'choice'] as const).filter((way) => before[way] !== after[way]);
  return ways.length > 0 ? [{ field, ways }] : [];
}

/** The new fields of a plan, in runs. */
function addedRuns(fields: readonly PlannedField[], known: ReadonlyMap<string, unknown>): readonly Run[] {
  const runs: { after: PlannedField | undefined; fields: PlannedField[] }[] = [];
  for (const [index, field] of fields.entries()) {
    if (known.has(identity(field))) continue;
    const before = fields[index - 1];
    const last = runs.at(-1);
    if (last && before && last.fields.includes(before)) last.fields.push(field);
    else runs.push({ after: before, fields: [field] });
  }
  return runs;
}

/** All of a plan from the first field on that another plan has otherwise. */
function restOf(fields: readonly PlannedField[], from: readonly PlannedField[]): Run {
  const start = fields.findIndex((field, index) => {
    const other = from[index];
    return !other || identity(field) !== identity(other);
  });
  return { after: fields[start - 1], fields: fields.slice(start) };
}

/** How a plan differs from the one it is compared with; `undefined` where a shopper sees no difference. */
export function differences(from: FormPlan, to: FormPlan): Differences | undefined {
  if (to.unavailable) return from.unavailable ? undefined : { ...none, unavailable: true };
  const before = new Map(from.fields.map((field) => [identity(field), field]));
  const after = new Map(to.fields.map((field) => [identity(field), field]));
  const kept = ({ fields }: FormPlan) =>
    fields.map(identity).filter((each) => before.has(each) && after.has(each));
  const isReordered = kept(from).join() !== kept(to).join();
  const agreedBefore = new Map(from.consents.map((consent) => [consent.kind, consent.required]));
  const agreedAfter = new Set(to.consents.map(({ kind }) => kind));
  const found: Differences = {
    unavailable: false,
    added: isReordered ? [] : addedRuns(to.fields, before),
    reordered: isReordered ? [restOf(to.fields, from.fields)] : [],
    dropped: from.fields.filter((field) => !after.has(identity(field))),
    changed: to.fields.flatMap((field) => changeOf(before.get(identity(field)), field)),
    consentsAdded: to.consents.filter(({ kind }) => !agreedBefore.has(kind)),
    consentsDropped: from.consents.filter(({ kind }) => !agreedAfter.has(kind)),
    consentsChanged: to.consents.filter(
      ({ kind, required }) => (agreedBefore.get(kind) ?? required) !== required,
    ),
  };
  const isSame = Object.values(found).every((part) => part === false || part.length === 0);
  return isSame ? undefined : found;
}
