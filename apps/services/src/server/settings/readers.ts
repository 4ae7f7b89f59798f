import { resolve } from 'node:path';
import * as v from 'valibot';
import { isSafeOrigin } from '../http/origin.ts';

/*
 * Readers that several settings share. Each one holds the sentence for a wrong value, and the shape of a value for the page of
 * settings.
 */

/** Reads the path of a folder, relative to the working directory. */
export const folder = v.pipe(
  v.string(),
  v.transform((path) => resolve(path)),
  v.metadata({ shape: 'folder' }),
);

/** Reads the path of a file, relative to the working directory. */
export const file = v.pipe(folder, v.metadata({ shape: 'file' }));

/** Reads a whole number. `unit` names the things that it counts. */
export const count = (least: number, most: number, unit?: string) => {
  const message = `is a number from ${least} to ${most}`;
  return v.pipe(
    v.string(),
    v.digits(message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
    v.metadata({ shape: [least, 'to', most, unit].join(' ').trim() }),
  );
};

/** Reads one of a few words. `message` is the sentence for any other. */
export const choice = <const T extends readonly string[]>(words: T, message: string) =>
  v.pipe(v.picklist(words, message), v.metadata({ shape: words.map((word) => `\`${word}\``).join(' or ') }));

/** Reads `on` or `off`. */
export const toggle = v.pipe(
  choice(['on', 'off'], 'is either on or off'),
  v.transform((word) => word === 'on'),
);

/** Reads a text that a check lets pass. `message` is the sentence for any other. */
export const checked = (check: (text: string) => boolean, message: string) =>
  v.pipe(v.string(), v.check(check, message));

/**
 * Returns true if the server may send typed text to an address. Only its owner can read the text, and the address has no query,
 * fragment or password.
 */
const isSafeService = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { origin, pathname } = new URL(text);
  return isSafeOrigin(origin) && text === origin + (text === origin ? '' : pathname);
};

/** Reads the address of a service of the shop. */
export const service = v.pipe(
  checked(
    isSafeService,
    'starts with https:// and holds neither a password nor a question mark; http only for this machine',
  ),
  v.metadata({ shape: '`https://…`, `http` only for this machine' }),
);

/** Reads several values with blanks or commas between them. */
export const listOf = <T extends v.GenericSchema<string, unknown>>(item: T) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(/[\s,]+/).filter((each) => each !== '')),
    v.array(item),
    v.readonly(),
  );

/** Reads origins whose pages other people cannot change on the way. */
export const origins = v.pipe(
  listOf(checked(isSafeOrigin, 'holds origins such as https://www.example.com; http only for this machine')),
  v.metadata({ shape: 'origins such as `https://www.example.com`, with blanks or commas between them' }),
);

/** Any setting may be left out. */
export type Setting = v.OptionalSchema<v.GenericSchema, string | undefined>;

/** Creates a part of the schema: settings under one heading of the page. */
export const part = <const T extends Readonly<Record<string, Setting>>>(heading: string, settings: T) =>
  v.pipe(v.object(settings), v.title(heading));
