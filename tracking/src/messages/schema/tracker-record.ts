import { cleanAddress } from '../../browser/clean-address.ts';
import { isRecord } from '../../browser/is-record.ts';
import { scrubEmails } from '../../browser/personal-text.ts';
import { customEventData } from './custom-event-data.ts';
import { ecommerceEventData } from './ecommerce-event-data.ts';
import { ecommerce } from './ecommerce.ts';
import { item } from './item.ts';
import type { Kind, Schema } from './kind.ts';

/** The values that a field of a record may have. */
export const trackerChoices = {
  device_type: ['desktop', 'mobile', 'tablet'],
  screen_breakpoint: ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL'],
} as const;

/** The facts of a visit in a record of the internal tracker (Tracking §3). */
export const trackerVisit = {
  /** The active consent groups, with commas between them. */
  consent: 'text',
  /** The customer's id, or `noConsent`. */
  customer_id: 'text',
  /** The id of the visit's session. Absent without statistics. */
  custom_short_term_id: 'text',
  /** The long-term token. Absent without statistics. */
  token: 'text',
  url: 'text',
  hostname: 'text',
  page_path: 'text',
  device_type: 'text',
  screen_breakpoint: 'text',
  screen_size: 'text',
  user_agent: 'text',
  tcs_source: 'text',
  tcs_medium: 'text',
  tcs_campaign: 'text',
  /** The time in milliseconds and nine random characters. A repeated event has the same id. */
  event_id: 'text',
  /** The version of the library that sent the event. */
  client_version: 'text',
} as const satisfies Schema;

/** All fields of a record of the internal tracker: those of its event, and those of the visit. */
export const trackerFields = { ...customEventData, ...ecommerceEventData, ...trackerVisit } as const;

/** The fields that every record has. */
export const trackerAlways = [
  'consent',
  'url',
  'hostname',
  'device_type',
  'screen_breakpoint',
  'user_agent',
  'tcs_source',
] as const;

/** The fields that the body of a request has as well. */
const inBody = [...trackerAlways, 'event_id'] as const;

/** A record of the internal tracker, as its request sends it. */
export type TrackerRecord = Readonly<Record<(typeof inBody)[number], string>> &
  Readonly<Partial<Record<'event_name' | 'event' | keyof typeof trackerVisit, string>>>;

/** A body that was read as a record of the internal tracker. */
export interface ReadTrackerRecord {
  /** The record without personal data in texts and in its address. Absent if the body has a fault. */
  readonly record?: TrackerRecord;
  /** The fields that the schema lacks, such as those of a later version of the library. */
  readonly others: Readonly<Record<string, unknown>>;
  /** The paths of fields that are missing or have a wrong value. */
  readonly faults: readonly string[];
}

/** Matches an event's id: milliseconds and nine characters (Tracking §9). */
const idShape = /^\d{1,16}[a-z0-9]{9}$/;

/** Fields by which a service finds events, and the longest text of each. */
const longest: Readonly<Record<string, number>> = {
  event_name: 200,
  custom_short_term_id: 200,
  customer_id: 200,
  token: 2000,
};

/** Matches the fields of ids. An at-sign in an id belongs to it. */
const idField = /(_id|Id|Key)$/;

/** Fields inside a value may be nested this deep. */
const deepest = 8;

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isSimple = (value: unknown) => isText(value) || isNumber(value) || typeof value === 'boolean';

/** Returns true if all fields of an object have values of their kind, and all others simple values. */
const fits = (schema: Schema, value: unknown): boolean =>
  isRecord(value) && Object.entries(value).every(([name, each]) => isOf(kindIn(schema, name), each));

const kindIn = (schema: Schema, name: string): Kind | undefined =>
  Object.hasOwn(schema, name) ? schema[name] : undefined;

/** Returns true if a record may have a value in a field of a kind. Without a kind it must be a simple value. */
function isOf(kind: Kind | undefined, value: unknown): boolean {
  switch (kind) {
    case undefined:
      return isSimple(value);
    case 'number':
    case 'quantity':
      return isNumber(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'names':
      return Array.isArray(value) && value.every(isText);
    case 'ecommerce':
      return fits(ecommerce, value);
    case 'items':
      return Array.isArray(value) && value.every((each) => fits(item, each));
    default:
      return isText(value);
  }
}

function isRight(name: string, value: unknown): boolean {
  if (!isOf(kindIn(trackerFields, name), value)) return false;
  if (name === 'event_id') return typeof value === 'string' && idShape.test(value);
  const choices = Object.entries(trackerChoices).find(([field]) => field === name)?.[1];
  if (choices) return choices.some((choice) => choice === value);
  return typeof value !== 'string' || value.length <= (longest[name] ?? Infinity);
}

/** Returns a value without e-mail addresses in its texts, or undefined if it is nested too deeply. */
function scrubbed(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrubEmails(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === deepest) return undefined;
  if (Array.isArray(value)) return value.map((each: unknown) => scrubbed(each, depth + 1) ?? null);
  return Object.fromEntries(
    Object.entries(value).map(([name, each]: [string, unknown]) => [name, scrubbed(each, depth + 1)]),
  );
}

function cleaned(name: string, value: unknown): unknown {
  if (typeof value !== 'string' || idField.test(name) || name === 'token') return value;
  return name === 'url' ? cleanAddress(value) : scrubEmails(value);
}

const isComplete = (
  record: Readonly<Record<string, unknown>>,
  faults: readonly string[],
): record is TrackerRecord => record['event_id'] !== undefined && faults.length === 0;

/**
 * Reads the body of a request of the internal tracker, for the service that gets it. Judges each field by the schema. Replaces
 * e-mail addresses in texts by `(e-mail)`, and drops those query parameters of the address that may hold personal data. The library
 * does the same before it sends.
 */
export function readTrackerRecord(body: unknown): ReadTrackerRecord {
  if (!isRecord(body)) return { others: {}, faults: [''] };
  const known: Record<string, unknown> = {};
  const others: [string, unknown][] = [];
  const faults: string[] = inBody.filter((name) => body[name] === undefined);
  if (!body['event_name'] && !body['event']) faults.push('event_name');
  for (const [name, value] of Object.entries(body)) {
    if (!Object.hasOwn(trackerFields, name)) others.push([name, scrubbed(value)]);
    else if (isRight(name, value)) known[name] = cleaned(name, value);
    else faults.push(name);
  }
  const rest = { others: Object.fromEntries(others), faults };
  return isComplete(known, faults) ? { record: known, ...rest } : rest;
}
